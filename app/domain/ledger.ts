import { sumOfType, type TransactionType } from '@borealis/contract/transaction-types.ts'

/** The part of a ledger line that sums need. A pending line has no `postedAt` and counts in no sum. */
export type LedgerEntry = {
  readonly type: TransactionType | 'other'
  readonly points: number
  readonly postedAt: string | null
}

/** Sums of posted lines, as the contract sorts their types. `redeemed` has no sign. */
export type LedgerSums = {
  readonly earned: number
  readonly redeemed: number
  readonly adjusted: number
  /** True with a line of a kind that is not known here: the backend may count it among any of the three. */
  readonly hasOther?: boolean | undefined
}

export type LedgerSummary = LedgerSums & { readonly opening: number; readonly closing: number }

const nothing: LedgerSums = { earned: 0, redeemed: 0, adjusted: 0 }

/** @param before what the entries before them came to: a long ledger is summed page by page */
export function sumEntries(entries: readonly LedgerEntry[], before: LedgerSums = nothing): LedgerSums {
  const sums = { ...before }
  for (const { type, points, postedAt } of entries) {
    if (postedAt === null) continue
    const sum = sumOfType(type)
    sums[sum] += sum === 'redeemed' ? -points : points
    if (type === 'other') sums.hasOther = true
  }
  return sums
}

/** What the lines did to the balance. */
export const changeBy = ({ earned, redeemed, adjusted }: LedgerSums): number => earned - redeemed + adjusted

/** What of an answer changes with every line that is added, posted or taken away. */
type LedgerState = { readonly totalCount: number; readonly summary: { readonly closing: number } }

/** True when two pages of a period are of the same ledger: their lines fit together, and may be summed. */
export const isSameLedger = (one: LedgerState, other: LedgerState): boolean =>
  one.totalCount === other.totalCount && one.summary.closing === other.summary.closing

/** Points that should be equal and are not. */
export type LedgerMismatch = { readonly said: number; readonly counted: number }

/**
 * What does not add up in a period; `null` when everything does, as far as it can be seen.
 * @param sums what the lines of the period come to, or `null` while only some of them are held
 */
export function findMismatch(summary: LedgerSummary, sums: LedgerSums | null): LedgerMismatch | null {
  const said = changeBy(summary)
  if (summary.opening + said !== summary.closing)
    return { said: summary.closing, counted: summary.opening + said }
  if (!sums) return null
  for (const part of ['earned', 'redeemed', 'adjusted'] as const) {
    if (!sums.hasOther && sums[part] !== summary[part]) return { said: summary[part], counted: sums[part] }
  }
  const counted = changeBy(sums)
  return said === counted ? null : { said, counted }
}
