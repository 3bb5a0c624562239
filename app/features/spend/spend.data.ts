import { MAX_ORDER_NUMBER } from '@borealis/contract/limits.ts'
import { MAX_LINE_NAME } from '@borealis/contract/order-line.ts'
import type { Order } from '@borealis/contract/orders.ts'
import type { AmountKind } from '@borealis/contract/redemptions.ts'
import { unmarked } from '@borealis/contract/text.ts'
import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { orderProgressQueries } from '#app/actions/order-progress.data.ts'
import {
  amountRedemptions,
  assertPrice,
  assertStock,
  giftCardOrder,
  notFound,
  purchaseOf,
} from '#app/actions/redemptions.ts'
import { withIntents } from '#app/actions/with-intents.ts'
import type { Backend } from '#app/backend/backend.server.ts'
import { nullIfMissing } from '#app/backend/backend-error.ts'
import { inPassing } from '#app/member-data/promptly.ts'
import { withCustomer } from '#app/session/session.middleware.ts'
import { giftCardSearch } from './redeem-search.ts'
import {
  type AmountSelection,
  amountSelection,
  type OrderSelection,
  onePurchase,
  orderSelection,
  type TravelList,
  travelList,
} from './spend.schema.ts'

/**
 * Records the order that is shown for review, under an idempotency key of its own. The same order requested again
 * (reload, Back, another tab) keeps its record and key. Points are only spent after a step-up.
 * The backend is asked for the price and stock of this moment; while it does not tell them, nothing is opened. An order at the price
 * that the customer sees keeps that price through the step-up, and the backend refuses it if it has changed by then.
 * @throws BackendError 401 `SIGNED_OUT`, 429 `TOO_MANY_REQUESTS`, 404 `NOT_FOUND` for a brand or an amount that
 *   does not exist, 409 `PRICE_CHANGED`, 409 `OUT_OF_STOCK`, and when the backend does not answer
 */
export const reviewOrder = createServerFn({ method: 'POST' })
  .middleware([withIntents])
  .validator(orderSelection)
  .handler(async ({ data, context }) => {
    const brand = await context.backend.getGiftCard({
      params: { brandId: data.brandId },
      mustRevalidate: true,
    })
    const denomination = brand.denominations.find(({ sku }) => sku === data.sku)
    if (!denomination) throw notFound()
    const { sku, points, valueCents } = denomination
    assertPrice(data.points, points)
    assertStock(denomination.stock[data.format], data.quantity)
    const { brandId, cmsContent } = brand
    const brandName = unmarked(brand.brandName)
    return context.intents.review({
      ...giftCardOrder.ask(
        {
          lines: [{ name: brandName.slice(0, MAX_LINE_NAME), id: brandId, sku, points, qty: data.quantity }],
          ...(data.addressId && { addressId: data.addressId }),
        },
        { brandName, valueCents, image: cmsContent.image.url },
      ),
      resumePath: reviewPath(
        `/gift-cards/${encodeURIComponent(data.brandId)}/redeem`,
        giftCardSearch(data, 'review'),
      ),
    })
  })

/**
 * Records points for an amount of money that are shown for review; like `reviewOrder`, and only if they still pay what the
 * customer saw.
 * @throws BackendError 401 `SIGNED_OUT`, 429 `TOO_MANY_REQUESTS`, 400 `INVALID_REQUEST` without the card or purchase that the kind
 *   needs, 404 `NOT_FOUND` for one that is not the customer's or does not take points, and where the programme has no such way to
 *   spend, 409 `PRICE_CHANGED`, and when the backend does not answer
 */
export const reviewAmount = createServerFn({ method: 'POST' })
  .middleware([withIntents])
  .validator(amountSelection)
  .handler(async ({ data, context }) => {
    const { kind, points } = data
    const { carried, ...asked } = await amountRedemptions[kind].review(data, context.backend)
    return context.intents.review({
      ...asked,
      resumePath: reviewPath(`/account/redeem/${kind}`, {
        ...carried,
        amount: String(points),
        step: 'review',
      }),
    })
  })

/** The review of this very order: where every ending that is not a success returns. */
const reviewPath = (path: string, search: Record<string, string>): string =>
  `${path}?${new URLSearchParams(search)}`

/** Travel bought with one card that points can pay for, newest first (spec §7: 100 a page). */
export const listTravelPurchases = createServerFn()
  .middleware([withCustomer])
  .validator(travelList)
  .handler(({ data, context }) => context.backend.listTravelPurchases({ query: data }))

/**
 * One travel purchase of one card.
 * @throws BackendError 404 `NOT_FOUND`
 */
export const getTravelPurchase = createServerFn()
  .middleware([withCustomer])
  .validator(onePurchase)
  .handler(({ data, context }) => purchaseOf(context.backend, data))

/** What is known of the order that the success page is about. `isOurs`: this session placed it last, so it exists. */
export type PlacedOrder =
  /** `eCards` where the programme has a page of them, with the id of this order's card where it is the only one and was sent. */
  | {
      readonly kind: 'found'
      readonly order: Order
      readonly isOurs: boolean
      readonly eCards?: { readonly only?: string }
    }
  /** No number was given and no order was placed in this session. */
  | { readonly kind: 'none' }
  | { readonly kind: 'not-found'; readonly orderNumber: string }
  /** The orders cannot be read (spec §8), or do not list yet what this session has placed. */
  | { readonly kind: 'unreadable'; readonly orderNumber: string; readonly isOurs: boolean }

/** Where they do not come in time the page leads to all of them, and where the programme has none, to the order. */
async function eCardsOf(backend: Backend, orderNumber: string) {
  const pageData = await backend.getPageData().catch(() => undefined)
  if (!pageData?.featureFlags.eCards) return undefined
  const cards = await inPassing(['e-cards'], backend.listECards()).then(
    // Beside one that cannot be read, none is known to be the only one.
    ({ cards, leftOut }) => (leftOut > 0 ? [] : cards.filter((card) => card.orderNumber === orderNumber)),
    () => [],
  )
  const [card, ...others] = cards
  return card && card.sentAt !== null && others.length === 0 ? { only: card.cardId } : {}
}

/**
 * The order with this number, or without one the last order of the session.
 * @throws BackendError 401 `SIGNED_OUT`, and when the backend does not answer
 */
export const getPlacedOrder = createServerFn()
  .middleware([withIntents])
  .validator(z.object({ orderNumber: z.string().min(1).max(MAX_ORDER_NUMBER).optional() }))
  .handler(async ({ data, context }): Promise<PlacedOrder> => {
    const lastOrderNumber = await context.intents.lastOrderNumber()
    const orderNumber = data.orderNumber ?? lastOrderNumber
    if (!orderNumber) return { kind: 'none' }
    const [result] = await Promise.all([
      context.backend.listOrders({ query: { orderNumber } }),
      context.intents.tell(orderNumber),
    ])
    const isOurs = orderNumber === lastOrderNumber
    const order = result.data?.orders.find((one) => one.orderNumber === orderNumber)
    if (order) {
      const eCards = order.format === 'E-Card' ? await eCardsOf(context.backend, orderNumber) : undefined
      return { kind: 'found', order, isOurs, ...(eCards && { eCards }) }
    }
    if (isOurs || !result.success || result.data.leftOut > 0)
      return { kind: 'unreadable', orderNumber, isOurs }
    return { kind: 'not-found', orderNumber }
  })

/** The balance, and what a review names of the order and where it goes, are refetched when older than this. Milliseconds. */
export const FRESH_MS = 10_000

export const spendQueries = {
  reviewGiftCards: (selection: OrderSelection | undefined) =>
    orderProgressQueries.review('gift-card', selection, (data) => reviewOrder({ data })),
  reviewAmount: (kind: AmountKind, selection: AmountSelection | undefined) =>
    orderProgressQueries.review(kind, selection, (data) => reviewAmount({ data })),

  /** Every list of travel purchases, and each of them alone. */
  purchases: ['travel-purchases'] as const,
  purchaseList: (list: TravelList) =>
    queryOptions({
      queryKey: [...spendQueries.purchases, 'list', list],
      queryFn: () => listTravelPurchases({ data: list }),
    }),
  purchase: (accountUniqueId: string, purchaseId: string) =>
    queryOptions({
      queryKey: [...spendQueries.purchases, 'one', accountUniqueId, purchaseId],
      // None is an answer that a page can be rendered with, which a failed call is not.
      queryFn: () => getTravelPurchase({ data: { accountUniqueId, purchaseId } }).catch(nullIfMissing),
      // What is owed changes with every order that pays a part of it.
      staleTime: FRESH_MS,
    }),

  placedOrder: (orderNumber: string | undefined) =>
    queryOptions({
      queryKey: ['placed-order', orderNumber ?? null],
      queryFn: () => getPlacedOrder({ data: { ...(orderNumber && { orderNumber }) } }),
      // "The last order" is another one after the next order.
      staleTime: 0,
    }),
}
