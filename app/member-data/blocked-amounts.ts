import type { Denomination, GiftCardBrand } from '@borealis/contract/gift-cards.ts'
import { amountsInStock } from '@borealis/contract/order-line.ts'
import type { RedemptionLimits } from '@borealis/contract/page-data.ts'
import { blockOfAll, type OrderFacts } from '#app/domain/order-limits.ts'
import { formatPoints, shortfall } from '#app/domain/points.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'

const written = (points: number) => formatPoints(points, currentLocale())

/** The price of an amount that a limit of the programme forbids, and the limit. */
export const priceOver = {
  day: ({ points }: Denomination, { maxPointsPerDay = 0 }: RedemptionLimits) =>
    m.redeem_amountOverDay({ points: written(points), max: written(maxPointsPerDay) }),
  minimum: ({ points }: Denomination, { minPoints = 0 }: RedemptionLimits) =>
    m.redeem_amountBelow({ points: written(points), min: written(minPoints) }),
}

/** The limit in a sentence of its own. */
export const limitSentence = {
  day: ({ maxPointsPerDay = 0 }: RedemptionLimits) => m.redeem_dayLimit({ max: written(maxPointsPerDay) }),
  minimum: ({ minPoints = 0 }: RedemptionLimits) => m.redeem_tooSmall({ min: written(minPoints) }),
}

/** Why a brand has no amount to take although there are cards of it; `undefined` while it has one, or is sold out. */
export function noAmountSentence(
  brand: Pick<GiftCardBrand, 'denominations' | 'formats'>,
  facts: OrderFacts,
): string | undefined {
  const inStock = amountsInStock(brand)
  const blocks = inStock.map((one) => blockOfAll(one, brand.formats, facts))
  const [cheapest] = inStock
  const [block] = blocks
  if (!cheapest || !block || blocks.includes(null)) return undefined
  if (block === 'balance')
    return m.redeem_amountNone({ short: written(shortfall(cheapest.points, facts.balance)) })
  return block === 'day' || block === 'minimum' ? limitSentence[block](facts.limits) : undefined
}
