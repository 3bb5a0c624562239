import type { Transaction } from '#app/backend/contract/points.ts'

/**
 * A line of a statement. Points come in or go out, never with a sign, as on a bank's; pending ones stand in a column
 * of their own, because they are part of no sum.
 */
export interface StatementRow {
  readonly line: Transaction
  readonly pointsIn: number | null
  readonly pointsOut: number | null
  readonly pending: number | null
  readonly balance: number | null
}

export function statementRow(line: Transaction): StatementRow {
  const { points, postedAt, balanceAfter } = line
  const isPosted = postedAt !== null
  return {
    line,
    pointsIn: isPosted && points >= 0 ? points : null,
    pointsOut: isPosted && points < 0 ? -points : null,
    pending: isPosted ? null : points,
    balance: balanceAfter,
  }
}

/** A page of the ledger, which is newest first, in the order of a statement. */
export const oldestFirst = (lines: readonly Transaction[]): StatementRow[] =>
  lines.toReversed().map(statementRow)
