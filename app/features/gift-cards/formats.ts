import type { Denomination, GiftCardBrand } from '@borealis/contract/gift-cards.ts'
import type { GiftCardFormat } from '@borealis/contract/values.ts'
import * as m from '#app/paraglide/messages.js'

/** The two formats in the reader's words. */
export const formatName = (format: GiftCardFormat): string =>
  format === 'E-Card' ? m.giftCards_eCard() : m.giftCards_physical()

/** False for an amount that is sold out in this format, or not sold in it at all. */
export const hasStock = ({ stock }: Pick<Denomination, 'stock'>, format: GiftCardFormat): boolean =>
  stock[format] !== 0 && stock[format] !== undefined

/** The amounts that can be ordered in one of the brand's formats, cheapest first; none of a brand that is sold out. */
export const amountsInStock = ({ denominations, formats }: GiftCardBrand): Denomination[] =>
  denominations.filter((one) => formats.some((format) => hasStock(one, format)))

/** False when no amount of this format is in stock. */
export const isInStock = ({ denominations }: GiftCardBrand, format: GiftCardFormat): boolean =>
  denominations.some((one) => hasStock(one, format))
