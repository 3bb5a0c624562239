import { giftCardOrderBody, type OrderLine } from '@borealis/contract/gift-cards.ts'
import { orderPoints, orderQuantity } from '@borealis/contract/order-line.ts'
import { type AmountBody, amountBodies } from '@borealis/contract/redemptions.ts'
import type { Order } from '@borealis/contract/transactions.ts'
import type { Locale } from '#app/domain/locale.ts'
import { formatDenomination, formatMoney } from '#app/domain/money.ts'
import { formatPoints } from '#app/domain/points.ts'
import * as m from '#app/paraglide/messages.js'
import { defineOrder } from './action.ts'

// The kinds of redemption. Another one is another object here, and its kind in `app/features/spend/`.

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
  hint({ lines, addressId }, locale: Locale, { brandName, valueCents, image }: Card) {
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

interface Trip {
  readonly merchant: string
  /** What the points pay of it, in cents. */
  readonly cents: number
}

/** Points for a travel purchase. */
export const travelRedemption = defineOrder({
  name: 'redeem_travel',
  payload: amountBodies.travel,
  failureLine: 'REDEEM TRAVEL CALLBACK FAILED',
  hint: ({ points }, locale: Locale, { merchant, cents }: Trip) => ({
    title: m.travel_hint({ amount: formatMoney(cents, locale), merchant }, { locale }),
    detail: costWords(points, locale),
  }),
  order: {
    ...pointsForMoney('travel'),
    place: (payload, backend, once) => backend.transactions.redeemAmount('redeemTravel', payload, once),
  },
})

interface Credit {
  /** The card's name. */
  readonly card: string
  /** What the points are worth, in cents. */
  readonly cents: number
}

/** Points for a credit on a card. */
export const creditRedemption = defineOrder({
  name: 'redeem_credit',
  payload: amountBodies.credit,
  failureLine: 'REDEEM CREDIT CALLBACK FAILED',
  hint: ({ points }, locale: Locale, { card, cents }: Credit) => ({
    title: m.credit_hint({ amount: formatMoney(cents, locale), card }, { locale }),
    detail: costWords(points, locale),
  }),
  order: {
    ...pointsForMoney('credit'),
    place: (payload, backend, once) => backend.transactions.redeemAmount('redeemCredit', payload, once),
  },
})

/** Every kind, for the registry. */
export const redemptions = [giftCardOrder, travelRedemption, creditRedemption] as const

/** How points that pay an amount of money are counted, and their order is found among the latest ones. */
function pointsForMoney(kind: Order['kind']) {
  type Paid = Pick<AmountBody<'credit'>, 'points' | 'creditCents'>
  return {
    points: ({ points }: Paid) => points,
    creditCents: ({ creditCents }: Paid) => creditCents,
    isLike: ({ creditCents }: Paid, order: Order) =>
      order.kind === kind && (creditCents === undefined || creditCents === order.valueCents),
  }
}

/** What an order costs. Not what is left: the balance may change before the step-up. */
const costWords = (points: number, locale: Locale): string =>
  m.redeem_cost({ points: formatPoints(points, locale) }, { locale })

/** The cards of an order as one text, whatever the order of its lines. */
const cardsOf = (lines: readonly OrderLine[]): string =>
  lines
    .map(({ id, sku, qty }) => `${id} ${sku} ${qty}`)
    .sort()
    .join()
