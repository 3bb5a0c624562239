import type { Account, Balance } from '@borealis/contract/customers.ts'
import { isCardFor } from '@borealis/contract/limits.ts'
import type { TravelPurchase } from '@borealis/contract/orders.ts'
import type { PageData } from '@borealis/contract/page-data.ts'
import type { AmountKind, PlainKind } from '@borealis/contract/redemptions.ts'
import type { IconNode } from '@borealis/design-system/components/icon/icon.tsx'
import type { ReviewRow } from '@borealis/design-system/patterns/redeem-dialog/redeem-types.ts'
import { daysBetween } from '#app/domain/dates.ts'
import {
  type AmountProblem,
  amountsToOffer,
  centsOf,
  checkAmount,
  readPoints,
  type SpendingBounds,
  type SpendingRule,
} from '#app/domain/spending.ts'
import { plainKinds } from '#app/member-data/redemption-kinds.ts'
import type { AmountSearch, CardSearch } from './redeem-search.ts'
import { spendQueries } from './spend.data.ts'
import type { AmountSelection } from './spend.schema.ts'

/** The kind that an address names, whose page is `AmountPage`. */
export const isPlainKind = (way: string): way is PlainKind => Object.hasOwn(plainKinds, way)

/** The cards that can be used for a kind. */
export const cardsFor = (kind: AmountKind, accounts: readonly Account[]) =>
  accounts.filter((account) => isCardFor(kind, account))

/** The card that the address names, else the first. */
export const chosenCard = (cards: readonly Account[], uniqueId: string | undefined): Account | undefined =>
  cards.find((card) => card.uniqueId === uniqueId) ?? cards[0]

/** As long before a trip's deadline the list says that it is near: days. */
const SOON_DAYS = 14

/** True for a trip that can be paid in points only a little longer. Without a deadline no trip is. */
export function isDueSoon({ status, applyBy }: Pick<TravelPurchase, 'status' | 'applyBy'>, today: string) {
  if (applyBy === null) return false
  const days = daysBetween(today, applyBy)
  return status === 'open' && days >= 0 && days <= SOON_DAYS
}

/** Points, and what they pay. */
export interface Amount {
  readonly points: number
  readonly cents: number
}

/** What points are about to pay, as far as its price goes. */
export interface AmountOrder {
  readonly kind: AmountKind
  /** What is still owed, and the points that would pay all of it; absent for a credit. */
  readonly owed?: Amount | undefined
  /** The card, and the purchase on it. */
  readonly of: Pick<AmountSelection, 'accountUniqueId' | 'purchaseId'>
}

/** What points are about to pay, and where its steps are. */
export interface AmountPlan extends AmountOrder {
  readonly icon: IconNode
  /** A merchant, or a card. */
  readonly title: string
  readonly detail: string
  /** Asked above the amounts. */
  readonly question: string
  /** What holds once it is confirmed. */
  readonly reviewHelp: string
  /** The address that the steps' forms lead to, and what each of them carries along. */
  readonly action: string
  readonly carried: Readonly<Record<string, string>>
  readonly stepHref: (search: AmountSearch) => string
  /** Out of the steps, when there is a page before them. */
  readonly leave?: { readonly href: string; readonly label: string }
  /** The first rows of the review. */
  readonly rows: readonly ReviewRow[]
}

/** Points for a purchase. */
export const travelOrder = ({
  id,
  accountUniqueId,
  openCents,
  pointsForAll,
}: TravelPurchase): AmountOrder => ({
  kind: 'travel',
  owed: { points: pointsForAll, cents: openCents },
  of: { accountUniqueId, purchaseId: id },
})

/** Points for what takes no more than a card, if that. */
export const amountOrder = (kind: PlainKind, card?: Account): AmountOrder => ({
  kind,
  of: card ? { accountUniqueId: card.uniqueId } : {},
})

/** Whether the address names another card than the one that would be paid: it was replaced, or takes no credit any more. */
export const isCardGone = ({ card }: CardSearch, { of }: AmountOrder): boolean =>
  card !== undefined && of.accountUniqueId !== undefined && card !== of.accountUniqueId

/** The steps for this order. They begin anew where its card is gone: nobody has chosen the one that takes its place. */
export function stepsFor(search: CardSearch, order: AmountOrder): CardSearch {
  const { step: _, ...others } = search
  return isCardGone(search, order) ? others : search
}

/** The order for an amount, to be reviewed. */
export const amountReview = ({ kind, of }: AmountOrder, amount: Amount | undefined) =>
  spendQueries.reviewAmount(kind, amount && { kind, ...of, points: amount.points, creditCents: amount.cents })

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
  /** What the points would pay at the rate at which they were chosen; `undefined` where that is the same, or not known. */
  readonly chosenAt: number | undefined
  /** What keeps the amount from being spent. */
  readonly problem: AmountProblem | null
  readonly step: 'amount' | 'review'
  /** What is ordered; only at the review. */
  readonly selection: Amount | undefined
}

/** What holds now; `null` while the balance or the programme's rate is not known. */
export function amountFacts(
  { kind, owed }: Pick<AmountOrder, 'kind' | 'owed'>,
  balance: Balance | undefined,
  pageData: Pick<PageData, 'waysToSpend' | 'redemptionLimits'> | undefined,
): AmountFacts | null {
  const rule = pageData?.waysToSpend.find(({ code }) => code === kind)
  if (!rule || !balance) return null
  const maxPointsPerDay = pageData?.redemptionLimits?.maxPointsPerDay
  return { rule, bounds: { balance: balance.points, maxPointsPerDay, forAll: owed } }
}

/** Validates the address against the current facts: an amount that cannot be spent leads back to the amount step. */
export function amountState(search: AmountSearch, { rule, bounds }: AmountFacts): AmountState {
  const offered = amountsToOffer(rule, bounds)
  const isOffered = offered.some((points) => String(points) === search.amount)
  // An amount that was offered before, with another balance, stays as if it had been typed, instead of what the field, hidden by
  // its tile, still held.
  const typed =
    isOffered || search.amount === OWN_AMOUNT ? (search.points ?? '') : (search.amount ?? search.points ?? '')
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
    chosenAt: points === null ? undefined : centsBefore(points, search.rate),
    problem,
    step: isReview ? 'review' : 'amount',
    selection: isReview && points !== null ? { points, cents } : undefined,
  }

  function centsBefore(amount: number, rate: string | undefined): number | undefined {
    const centsPer1000Points = Number(rate)
    if (
      !(centsPer1000Points > 0 && centsPer1000Points < Number.POSITIVE_INFINITY) ||
      centsPer1000Points === rule.centsPer1000Points
    )
      return undefined
    const { forAll } = bounds
    // How many points pay all that is owed was another number at that rate.
    const owed = forAll && { ...forAll, points: Number.POSITIVE_INFINITY }
    return centsOf(amount, { centsPer1000Points }, { forAll: owed })
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
