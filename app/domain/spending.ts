import { plainText } from './plain-text.ts'

/** How points pay for travel or a credit. A fraction of a cent is dropped. */
export type SpendingRule = {
  readonly centsPer1000Points: number
  readonly minPoints: number
  readonly stepPoints: number
}

/** What limits an amount of points. An absent limit does not apply. */
export type SpendingBounds = {
  readonly balance: number
  readonly maxPointsPerDay?: number | undefined
  /** What pays everything that is owed: it may lie between two steps, and below the minimum. */
  readonly forAll?: { readonly points: number; readonly cents: number } | undefined
}

export type AmountProblem =
  | 'missing'
  | 'unreadable'
  | 'below'
  | 'uneven'
  | 'above-purchase'
  | 'above-balance'
  | 'above-day'

/** Cents that `points` pay; never more than what is owed. */
export function centsOf(
  points: number,
  rule: Pick<SpendingRule, 'centsPer1000Points'>,
  { forAll }: Pick<SpendingBounds, 'forAll'> = {},
): number {
  if (forAll && points >= forAll.points) return forAll.cents
  const cents = Math.floor((points * rule.centsPer1000Points) / 1000)
  return forAll ? Math.min(cents, forAll.cents) : cents
}

/** What is wrong with an amount, the nearest limit first; `null` when it can be spent. */
export function checkAmount(
  points: number,
  rule: SpendingRule,
  bounds: SpendingBounds,
): AmountProblem | null {
  const isAll = points === bounds.forAll?.points
  if (!isAll && points < rule.minPoints) return 'below'
  const nearest = nearestLimit(bounds)
  if (points > nearest.points) return `above-${nearest.limit}`
  return isAll || points % rule.stepPoints === 0 ? null : 'uneven'
}

/** The maximum of points that can be spent now, and what limits it; 0 when not even the minimum can be spent. */
export function maxPoints(rule: SpendingRule, bounds: SpendingBounds): Limit {
  const { points, limit } = nearestLimit(bounds)
  if (limit === 'purchase') return { points, limit }
  const even = Math.floor(points / rule.stepPoints) * rule.stepPoints
  return { points: even >= rule.minPoints ? even : 0, limit }
}

type Limit = { points: number; limit: 'purchase' | 'balance' | 'day' }

/** The lowest of the limits, whatever the rule's minimum and steps allow. */
function nearestLimit({
  balance,
  maxPointsPerDay = Number.POSITIVE_INFINITY,
  forAll,
}: SpendingBounds): Limit {
  const cap: Limit =
    maxPointsPerDay < balance
      ? { points: maxPointsPerDay, limit: 'day' }
      : { points: balance, limit: 'balance' }
  return forAll && forAll.points <= cap.points ? { points: forAll.points, limit: 'purchase' } : cap
}

/** A few amounts to choose from, the largest first: the maximum, half of it and a quarter, as far as each can be spent. */
export function amountsToOffer(rule: SpendingRule, bounds: SpendingBounds): number[] {
  const { points: max } = maxPoints(rule, bounds)
  const parts = [2, 4].map((part) => Math.floor(max / part / rule.stepPoints) * rule.stepPoints)
  return [...new Set([max, ...parts])].filter(
    (points) => points > 0 && checkAmount(points, rule, bounds) === null,
  )
}

/**
 * Points that pay a part of a bill, as an example: `points` or as many as pay half of it, in steps; the minimum where that is
 * more. `null` where the minimum leaves nothing to pay.
 */
export function examplePoints(rule: SpendingRule, points: number, billCents: number): number | null {
  const half = (billCents / 2 / rule.centsPer1000Points) * 1000
  const even = Math.floor(Math.min(points, half) / rule.stepPoints) * rule.stepPoints
  const example = Math.max(even, rule.minPoints)
  return centsOf(example, rule) < billCents ? example : null
}

/**
 * Reads points as people type them, with spaces, commas or dots between thousands; `null` for anything else. There are no
 * parts of a point: `50.00` is no amount, and not five thousand either. An amount beyond every balance is still an amount: the
 * customer is told that it is too much.
 */
export function readPoints(typed: string): number | null {
  // The unit comes along when an amount is copied from a page of ours.
  const plain = plainText(typed).replace(/ ?p(?:oin)?ts?$/i, '')
  // Groups of three: `25 00` may be twenty-five with its cents, or a digit too few.
  if (!/^(\d+|\d{1,3}([ ,.'’]\d{3})+)$/.test(plain)) return null
  return Math.min(Number(plain.replace(/\D/g, '')), Number.MAX_SAFE_INTEGER)
}

export type ReceiptPath = '/success' | `/success?orderNumber=${string}`

/** Where an order that was placed is confirmed, without a language. */
export const receiptPath = (orderNumber: string | null | undefined): ReceiptPath =>
  orderNumber ? `/success?orderNumber=${encodeURIComponent(orderNumber)}` : '/success'
