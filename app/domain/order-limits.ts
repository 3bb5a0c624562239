import type { Denomination } from '@borealis/contract/gift-cards.ts'
import { hasStock, MAX_LINE_QUANTITY } from '@borealis/contract/order-line.ts'
import type { RedemptionLimits } from '@borealis/contract/page-data.ts'
import type { GiftCardFormat } from '@borealis/contract/values.ts'

/** What may be redeemed. A limit that the programme does not name is no limit. */
type RedemptionBounds = {
  readonly balance: number
  /** Cards in stock; null or missing when it is not counted. */
  readonly stock?: number | null | undefined
  readonly maxQuantity?: number | undefined
  readonly maxPointsPerDay?: number | undefined
}

/** What keeps the quantity from being higher; `null` only when nothing does. */
type QuantityLimit = 'balance' | 'stock' | 'order' | 'day' | null

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

/** What holds for an order of gift cards, whichever amount is chosen. */
export interface OrderFacts {
  /** Spendable points. */
  readonly balance: number
  readonly limits: RedemptionLimits
}

/** How many cards of an amount can be taken, and what stops the next one. */
export function quantityLimit(
  denomination: Denomination,
  format: GiftCardFormat,
  { balance, limits }: OrderFacts,
): { quantity: number; limit: QuantityLimit } {
  return maxQuantity(denomination.points, {
    balance,
    stock: denomination.stock[format],
    maxQuantity: Math.min(limits.maxQuantity ?? MAX_LINE_QUANTITY, MAX_LINE_QUANTITY),
    maxPointsPerDay: limits.maxPointsPerDay,
  })
}

/** What keeps an amount from being taken, in the order in which it is asked. */
const blocks = ['format', 'stock', 'day', 'balance', 'minimum'] as const

export type AmountBlock = (typeof blocks)[number]

/**
 * Why an amount cannot be taken in a format, or `null` when it can. The limit of a day counts before the balance: nobody should
 * save for what no balance buys.
 */
export function blockOf(
  denomination: Denomination,
  format: GiftCardFormat,
  facts: OrderFacts,
): AmountBlock | null {
  const { balance, limits } = facts
  if (denomination.stock[format] === undefined) return 'format'
  if (!hasStock(denomination, format)) return 'stock'
  if (limits.maxPointsPerDay !== undefined && denomination.points > limits.maxPointsPerDay) return 'day'
  if (denomination.points > balance) return 'balance'
  const max = quantityLimit(denomination, format, facts).quantity
  return isBelowMinimum(denomination.points * max, limits.minPoints) ? 'minimum' : null
}

/** The same while no format is chosen: what stops the one that comes furthest. */
export function blockOfAll(
  denomination: Denomination,
  formats: readonly GiftCardFormat[],
  facts: OrderFacts,
): AmountBlock | null {
  const found = formats.map((format) => blockOf(denomination, format, facts))
  return found.includes(null) ? null : (blocks.findLast((block) => found.includes(block)) ?? 'format')
}
