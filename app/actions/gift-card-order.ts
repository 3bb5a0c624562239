import { type GiftCardOrderBody, giftCardOrderBody, type OrderLine } from '@borealis/contract/gift-cards.ts'
import { orderPoints, orderQuantity } from '@borealis/contract/order-line.ts'
import type { Locale } from '#app/domain/locale.ts'
import { formatDenomination } from '#app/domain/money.ts'
import * as m from '#app/paraglide/messages.js'
import { defineOrder } from './action.ts'
import { costWords } from './cost-words.ts'

interface Card {
  readonly brandName: string
  /** The value of one card, in cents. */
  readonly valueCents: number
  /** URL of the brand's picture. */
  readonly image: string
}

/** Gift cards, by e-mail or to an address. */
export const giftCardOrder = defineOrder({
  name: 'save_giftcard_order',
  payload: giftCardOrderBody,
  failureLine: 'SAVE GIFTCARD ORDER CALLBACK FAILED',
  hint: ({ lines, addressId }: GiftCardOrderBody, locale: Locale, { brandName, valueCents, image }: Card) => {
    const words = {
      brand: brandName,
      amount: formatDenomination(valueCents, locale),
      count: orderQuantity(lines),
    }
    return {
      title:
        addressId === undefined
          ? m.giftCards_orderECard(words, { locale })
          : m.giftCards_orderPhysical(words, { locale }),
      detail: costWords(orderPoints(lines), locale),
      image,
    }
  },
  order: {
    points: ({ lines }) => orderPoints(lines),
    isLike: ({ lines, addressId }, order) =>
      order.kind === 'gift-card' &&
      order.format === (addressId === undefined ? 'E-Card' : 'Physical') &&
      cardsOf(order.lines) === cardsOf(lines),
    place: (payload, backend, once) => backend.giftCards.redeem(payload, once),
  },
})

/** The cards of an order as one text, whatever the order of its lines. */
const cardsOf = (lines: readonly OrderLine[]): string =>
  lines
    .map(({ id, sku, qty }) => `${id} ${sku} ${qty}`)
    .sort()
    .join()
