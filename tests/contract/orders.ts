import { type GiftCardOrderBody, giftCardList, giftCardOrderResult } from '@borealis/contract/gift-cards.ts'
import type { GiftCardFormat } from '@borealis/contract/values.ts'
import { succeedsFor } from './as-customer.ts'
import { succeeds } from './ask.ts'

export const theBrands = async () => giftCardList.parse((await succeeds('listGiftCards')).json).brands

/** An order line of this format: the cheapest gift card, or the one `place` steps dearer. */
export async function aLine(format: GiftCardFormat, qty = 1, place = 0) {
  const offered = (await theBrands()).flatMap(({ brandId, brandName, denominations }) =>
    denominations
      .filter(({ stock }) => stock[format] === null || (stock[format] ?? 0) > 20)
      .map(({ sku, name, points }) => ({ name: `${brandName}, ${name}`, id: brandId, sku, points, qty })),
  )
  const chosen = offered.sort((one, other) => one.points - other.points)[place]
  if (!chosen) throw new Error(`the catalogue has no ${format} in stock`)
  return chosen
}

export const anECardOrder = async (qty = 1): Promise<GiftCardOrderBody> => ({
  lines: [await aLine('E-Card', qty)],
})

export const aPhysicalOrder = async (addressId: string): Promise<GiftCardOrderBody> => ({
  lines: [await aLine('Physical')],
  addressId,
})

/** Places the order and returns the receipt. */
export async function placed(sub: string, body: GiftCardOrderBody, key: string = crypto.randomUUID()) {
  const { json } = await succeedsFor(sub, 'redeemGiftCards', { body, key })
  return giftCardOrderResult.parse(json)
}
