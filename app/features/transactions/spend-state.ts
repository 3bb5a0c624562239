import {
  type AmountProblem,
  amountsToOffer,
  centsOf,
  checkAmount,
  readPoints,
  type SpendingBounds,
  type SpendingRule,
} from '#app/domain/spending.ts'
import type { SpendSearch } from './spend-search.ts'

/** The choice that stands for an amount typed by hand. */
export const OWN_AMOUNT = 'other'

export interface SpendFacts {
  readonly rule: SpendingRule
  readonly bounds: SpendingBounds
}

/** Where the customer stands: what they chose, as far as it holds, and the step that is next. */
export interface SpendState {
  readonly offered: readonly number[]
  /** The amount that is chosen, or `other`; `null` when there is none to choose. */
  readonly chosen: string | null
  readonly typed: string
  /** `null` while the amount cannot be read. */
  readonly points: number | null
  readonly cents: number
  /** What keeps the amount from being spent. */
  readonly problem: AmountProblem | null
  readonly step: 'amount' | 'review'
}

/** Checks what the address says against what holds now: an amount that cannot be spent is asked for again. */
export function spendState(search: SpendSearch, { rule, bounds }: SpendFacts): SpendState {
  const offered = amountsToOffer(rule, bounds)
  const isOffered = offered.some((points) => String(points) === search.amount)
  // An amount that was offered before, with another balance, stays as if it had been typed.
  const typed = search.points ?? (isOffered || search.amount === OWN_AMOUNT ? '' : (search.amount ?? ''))
  const chosen = chosenOf(search.amount, isOffered, offered)
  const text = chosen === OWN_AMOUNT ? typed : (chosen ?? '')
  const points = readPoints(text)
  const problem =
    text.trim() === '' ? 'missing' : points === null ? 'unreadable' : checkAmount(points, rule, bounds)
  return {
    offered,
    chosen,
    typed,
    points,
    cents: points === null ? 0 : centsOf(points, rule, bounds),
    problem,
    step: search.step === 'review' && problem === null ? 'review' : 'amount',
  }
}

function chosenOf(amount: string | undefined, isOffered: boolean, offered: readonly number[]): string | null {
  if (amount === undefined) return offered[0] === undefined ? null : String(offered[0])
  return isOffered ? amount : OWN_AMOUNT
}
