import type { PointsSummary, Transaction } from '#app/backend/contract/points.ts'
import { sumEntries } from '#app/domain/ledger.ts'

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

/** What a statement adds up to at its foot. */
export interface StatementSums {
  readonly earned: number
  readonly redeemed: number
  readonly adjusted: number
}

/** Adds lines page by page, so that no statement is held as a whole. */
export function addLines(sums: StatementSums, lines: readonly Transaction[]): StatementSums {
  const more = sumEntries(lines)
  return {
    earned: sums.earned + more.earned,
    redeemed: sums.redeemed + more.redeemed,
    adjusted: sums.adjusted + more.adjusted,
  }
}

export const noSums: StatementSums = { earned: 0, redeemed: 0, adjusted: 0 }

/** True when the lines that were written come to what the programme says of the period. */
export const agrees = (sums: StatementSums, { earned, redeemed, adjusted }: PointsSummary): boolean =>
  sums.earned === earned && sums.redeemed === redeemed && sums.adjusted === adjusted
