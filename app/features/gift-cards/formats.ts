import type { GiftCardBrand } from '@borealis/contract/gift-cards.ts'
import { hasStock } from '@borealis/contract/order-line.ts'
import type { GiftCardFormat } from '@borealis/contract/values.ts'
import * as m from '#app/paraglide/messages.js'

/** The two formats in the reader's words. */
export const formatName = (format: GiftCardFormat): string =>
  format === 'E-Card' ? m.giftCards_eCard() : m.giftCards_physical()

/** False when no amount of this format is in stock. */
export const isInStock = ({ denominations }: GiftCardBrand, format: GiftCardFormat): boolean =>
  denominations.some((one) => hasStock(one, format))
