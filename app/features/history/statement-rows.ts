import type { Transaction } from '@borealis/contract/points.ts'

/**
 * A row of a statement. Points are in an incoming or outgoing column, without a sign, as on a bank statement; pending
 * ones have their own column, because they are in no total.
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
