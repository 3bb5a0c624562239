import type { Balance } from '@borealis/contract/customers.ts'
import type { PageData } from '@borealis/contract/page-data.ts'
import {
  type AmountProblem,
  amountsToOffer,
  centsOf,
  checkAmount,
  readPoints,
  type SpendingBounds,
  type SpendingRule,
} from '#app/domain/spending.ts'
import type { Amount, AmountPlan } from './redeem-plan.ts'
import type { AmountSearch } from './redeem-search.ts'

/** The choice that stands for an amount typed by hand. */
export const OWN_AMOUNT = 'other'

export interface AmountFacts {
  readonly rule: SpendingRule
  readonly bounds: SpendingBounds
}

/** Where the customer stands: what they chose, as far as it holds, and the step that is next. */
export interface AmountState {
  readonly offered: readonly number[]
  /** The amount that is chosen, or `other`; `null` while none is. */
  readonly chosen: string | null
  readonly typed: string
  /** `null` while the amount cannot be read. */
  readonly points: number | null
  readonly cents: number
  /** What keeps the amount from being spent. */
  readonly problem: AmountProblem | null
  readonly step: 'amount' | 'review'
  /** What is ordered; only at the review. */
  readonly selection: Amount | undefined
}

/** What holds now; `null` while the balance or the programme's rate is not known. */
export function amountFacts(
  { code, owed }: Pick<AmountPlan, 'code' | 'owed'>,
  balance: Balance | undefined,
  pageData: Pick<PageData, 'waysToSpend' | 'redemptionLimits'> | undefined,
): AmountFacts | null {
  const rule = pageData?.waysToSpend.find((way) => way.code === code)
  if (!rule || !balance) return null
  const maxPointsPerDay = pageData?.redemptionLimits?.maxPointsPerDay
  return { rule, bounds: { balance: balance.points, maxPointsPerDay, forAll: owed } }
}

/** Validates the address against the current facts: an amount that cannot be spent leads back to the amount step. */
export function amountState(search: AmountSearch, { rule, bounds }: AmountFacts): AmountState {
  const offered = amountsToOffer(rule, bounds)
  const isOffered = offered.some((points) => String(points) === search.amount)
  // An amount that was offered before, with another balance, stays as if it had been typed.
  const typed = search.points ?? (isOffered || search.amount === OWN_AMOUNT ? '' : (search.amount ?? ''))
  const chosen = isOffered ? (search.amount ?? null) : chosenBefore(search.amount, offered, bounds)
  const text = chosen === OWN_AMOUNT ? typed : (chosen ?? '')
  const points = readPoints(text)
  const problem =
    text.trim() === '' ? 'missing' : points === null ? 'unreadable' : checkAmount(points, rule, bounds)
  const isReview = search.step === 'review' && problem === null
  const cents = points === null ? 0 : centsOf(points, rule, bounds)
  return {
    offered,
    chosen,
    typed,
    points,
    cents,
    problem,
    step: isReview ? 'review' : 'amount',
    selection: isReview && points !== null ? { points, cents } : undefined,
  }
}

/** Only all of a trip is chosen beforehand: how many points a part of it, or a credit, is worth is for the member to say. */
function chosenBefore(
  amount: string | undefined,
  [largest]: readonly number[],
  { forAll }: SpendingBounds,
): string | null {
  if (amount !== undefined) return OWN_AMOUNT
  return largest !== undefined && largest === forAll?.points ? String(largest) : null
}
