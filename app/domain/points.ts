import type { Locale } from './locale.ts'
import { formatNumber } from './numerals.ts'

/** `24,850` or `24 850`. The word beside it belongs to the messages. */
export function formatPoints(points: number, locale: Locale): string {
  return formatNumber(points, locale)
}

/** With its sign, as a ledger shows it: `+400`, `−2,500`, `0`. */
export function formatSignedPoints(points: number, locale: Locale): string {
  return points > 0 ? `+${formatNumber(points, locale)}` : formatNumber(points, locale)
}

/**
 * The worth of points in cents; fractions of a cent are dropped. Null below a dollar: the worth is shown in whole dollars, and
 * points that are worth something must not read $0.
 * @param pointsPerDollar from the page data; without it no dollar figure is shown, hence null
 */
export function worthInCents(points: number, pointsPerDollar: number | null | undefined): number | null {
  if (!pointsPerDollar || pointsPerDollar <= 0) return null
  const cents = Math.trunc((points * 100) / pointsPerDollar)
  return cents < 100 ? null : cents
}

/** Points still missing; 0 when there are enough. */
export function shortfall(needed: number, balance: number): number {
  return Math.max(0, needed - balance)
}

/** What may be redeemed. A limit that the programme does not name is no limit. */
export type RedemptionBounds = {
  readonly balance: number
  /** Cards in stock; null or missing when it is not counted. */
  readonly stock?: number | null | undefined
  readonly maxQuantity?: number | undefined
  readonly maxPointsPerDay?: number | undefined
}

/** What keeps the quantity from being higher; `null` only when nothing does. */
export type QuantityLimit = 'balance' | 'stock' | 'order' | 'day' | null

/** How many cards of one denomination the member can take now, and which bound stops the next one. */
export function maxQuantity(
  pointsEach: number,
  bounds: RedemptionBounds,
): { quantity: number; limit: QuantityLimit } {
  if (!(pointsEach > 0)) return { quantity: 0, limit: 'order' }
  const candidates: readonly (readonly [number, QuantityLimit])[] = [
    [Math.floor(bounds.balance / pointsEach), 'balance'],
    [Math.floor((bounds.maxPointsPerDay ?? Number.POSITIVE_INFINITY) / pointsEach), 'day'],
    [bounds.stock ?? Number.POSITIVE_INFINITY, 'stock'],
    [bounds.maxQuantity ?? Number.POSITIVE_INFINITY, 'order'],
  ]
  let best: { quantity: number; limit: QuantityLimit } = { quantity: Number.POSITIVE_INFINITY, limit: null }
  for (const [quantity, limit] of candidates) {
    if (quantity < best.quantity) best = { quantity: Math.max(0, quantity), limit }
  }
  return best
}

/** True when an order is below the programme's minimum redemption. */
export function isBelowMinimum(points: number, minPoints: number | undefined): boolean {
  return minPoints !== undefined && points < minPoints
}
