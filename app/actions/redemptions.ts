import { giftCardOrderBody, type OrderLine } from '@borealis/contract/gift-cards.ts'
import { isCardFor } from '@borealis/contract/limits.ts'
import { orderPoints, orderQuantity } from '@borealis/contract/order-line.ts'
import type { TravelPurchase } from '@borealis/contract/orders.ts'
import {
  type AmountBody,
  type AmountKind,
  amountCallOf,
  creditRedemptionBody,
  travelRedemptionBody,
} from '@borealis/contract/redemptions.ts'
import type { z } from 'zod'
import type { Backend } from '#app/backend/backend.server.ts'
import { BackendError } from '#app/backend/backend-error.ts'
import type { Locale } from '#app/domain/locale.ts'
import { formatDenomination, formatMoney } from '#app/domain/money.ts'
import { formatPoints } from '#app/domain/points.ts'
import { centsOf, type SpendingBounds } from '#app/domain/spending.ts'
import * as m from '#app/paraglide/messages.js'
import { defineOrder } from './action.ts'

// The kinds of redemption: what each orders, and how. What pages say of them is in `app/member-data/redemption-kinds.ts`.

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
  // A brand may have a name in each language, and be renamed.
  identity: ({ lines, ...rest }) => ({ ...rest, lines: lines.map(({ name: _name, ...line }) => line) }),
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
    place: (payload, backend, once) => backend.redeemGiftCards({ body: payload, ...once }),
  },
})

interface AmountSpec<Name extends string, Body> {
  readonly kind: AmountKind
  readonly name: Name
  readonly body: z.ZodType<Body>
  readonly failureLine: string
  /**
   * What is paid, as the backend has it at this moment.
   * @throws BackendError 404 `NOT_FOUND` for what is not the customer's
   */
  readonly paid: (body: Body, backend: Backend) => Promise<Paid>
  /** @param words the money, and the name of what is paid */
  readonly title: (words: { amount: string; name: string }, options: { locale: Locale }) => string
  /** The search parameters of its steps, beside the amount. */
  readonly carried: (body: Body) => Readonly<Record<string, string>>
}

interface Paid extends Pick<SpendingBounds, 'forAll'> {
  readonly name: string
}

/** Points that pay an amount of money. */
function defineAmount<const Name extends string, Body extends AmountBody<AmountKind>>({
  kind,
  body,
  paid,
  title,
  carried,
  ...spec
}: AmountSpec<Name, Body>) {
  const action = defineOrder({
    ...spec,
    payload: body,
    hint: ({ points }: Body, locale: Locale, { name, cents }: { name: string; cents: number }) => ({
      title: title({ amount: formatMoney(cents, locale), name }, { locale }),
      detail: costWords(points, locale),
    }),
    order: {
      points: ({ points }) => points,
      creditCents: ({ creditCents }) => creditCents,
      isLike: ({ creditCents }, order) =>
        order.kind === kind && (creditCents === undefined || creditCents === order.valueCents),
      place: (payload, backend, once) => backend.redeemAmount(amountCallOf[kind], { body: payload, ...once }),
    },
  })
  /**
   * The action, and where its steps are, if the points still pay what the customer saw.
   * @param selection of this kind, as whoever calls has checked
   * @throws BackendError 404 `NOT_FOUND`, also where the programme has no such way; 409 `PRICE_CHANGED`
   */
  async function review(selection: unknown, backend: Backend) {
    const data = body.parse(selection)
    const [{ name, forAll }, { waysToSpend }] = await Promise.all([
      paid(data, backend),
      backend.getPageData({ mustRevalidate: true }),
    ])
    const way = waysToSpend.find(({ code }) => code === kind)
    if (!way) throw notFound()
    const cents = centsOf(data.points, way, { forAll })
    assertPrice(data.creditCents, cents)
    const rate = String(way.centsPer1000Points)
    return { ...action.ask(data, { name, cents }), carried: { ...carried(data), rate } }
  }
  return { ...action, review }
}

/** The kinds in which points pay an amount of money. */
export const amountRedemptions = {
  travel: defineAmount({
    kind: 'travel',
    name: 'redeem_travel',
    body: travelRedemptionBody,
    failureLine: 'REDEEM TRAVEL CALLBACK FAILED',
    async paid(body, backend) {
      const { merchant, pointsForAll, openCents } = await purchaseOf(backend, body)
      return { name: merchant, forAll: { points: pointsForAll, cents: openCents } }
    },
    title: ({ amount, name }, options) => m.travel_hint({ amount, merchant: name }, options),
    carried: ({ accountUniqueId, purchaseId }) => ({ card: accountUniqueId, purchase: purchaseId }),
  }),
  credit: defineAmount({
    kind: 'credit',
    name: 'redeem_credit',
    body: creditRedemptionBody,
    failureLine: 'REDEEM CREDIT CALLBACK FAILED',
    async paid({ accountUniqueId }, backend) {
      const { accounts } = await backend.listAccounts()
      const card = accounts.find(({ uniqueId }) => uniqueId === accountUniqueId)
      if (!card || !isCardFor('credit', card)) throw notFound()
      return { name: card.name }
    },
    title: ({ amount, name }, options) => m.credit_hint({ amount, card: name }, options),
    carried: ({ accountUniqueId }) => ({ card: accountUniqueId }),
  }),
} satisfies Record<AmountKind, unknown>

/** Every kind, for the registry. */
export const redemptions = [giftCardOrder, ...Object.values(amountRedemptions)] as const

/** The search gives up after this many pages, so that an endless list cannot keep it going. */
const MAX_PAGES = 20

/**
 * The backend has no call for a single purchase.
 * @throws BackendError 404 `NOT_FOUND` for a purchase that is not the customer's; `PARSE_ERROR` where it may be an unreadable one
 */
export async function purchaseOf(
  backend: Backend,
  { accountUniqueId, purchaseId }: { accountUniqueId: string; purchaseId: string },
): Promise<TravelPurchase> {
  let unreadable = 0
  for (let page = 1; page <= MAX_PAGES; page++) {
    const { purchases, leftOut, limit } = await backend.listTravelPurchases({
      query: { accountUniqueId, page },
    })
    const found = purchases.find(({ id }) => id === purchaseId)
    if (found) return found
    unreadable += leftOut
    // A short or an empty page is the last one.
    if (purchases.length + leftOut < limit) break
  }
  throw unreadable > 0 ? new BackendError({ code: 'PARSE_ERROR' }) : notFound()
}

export const notFound = () => new BackendError({ status: 404, code: 'NOT_FOUND' })

/** @throws BackendError 409 `PRICE_CHANGED` when what the customer saw is not what holds at this moment */
export function assertPrice(seen: number | undefined, now: number): void {
  if (seen !== now) throw new BackendError({ status: 409, code: 'PRICE_CHANGED' })
}

/**
 * @param left cards of an amount; null: no limit, and nothing where it is not sold
 * @throws BackendError 409 `OUT_OF_STOCK` when fewer are left than are ordered
 */
export function assertStock(left: number | null | undefined, quantity: number): void {
  if (left === undefined || (left !== null && left < quantity))
    throw new BackendError({ status: 409, code: 'OUT_OF_STOCK' })
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
