import type { WayToSpend } from '@borealis/contract/page-data.ts'
import { unmarked } from '@borealis/contract/text.ts'
import type { Order } from '@borealis/contract/transactions.ts'
import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { orderProgressQueries } from '#app/actions/order-progress.data.ts'
import { creditRedemption, giftCardOrder, travelRedemption } from '#app/actions/redemptions.ts'
import { withStepUp } from '#app/actions/with-step-up.ts'
import type { Backend } from '#app/backend/backend.server.ts'
import { BackendError } from '#app/backend/backend-error.ts'
import { findOnPages } from '#app/domain/find-on-pages.ts'
import { centsOf } from '#app/domain/spending.ts'
import { withCustomer } from '#app/session/session.middleware.ts'
import { giftCardSearch } from './redeem-search.ts'
import {
  type CreditSelection,
  creditSelection,
  type OrderSelection,
  onePurchase,
  orderSelection,
  type TravelList,
  type TravelSelection,
  travelList,
  travelSelection,
} from './spend.schema.ts'

/**
 * Records the order that is shown for review, under an idempotency key of its own. The same order requested again
 * (reload, Back, another tab) keeps its record and key. Points are only spent after a step-up.
 * The backend is asked for the price of this moment. An order at the price that the customer sees keeps that price through
 * the step-up, and the backend refuses it if it has changed by then.
 * @throws BackendError 401 `SIGNED_OUT`, 404 `NOT_FOUND` for a brand or an amount that does not exist, 409 `PRICE_CHANGED`
 */
export const reviewOrder = createServerFn({ method: 'POST' })
  .middleware([withStepUp])
  .validator(orderSelection)
  .handler(async ({ data, context }) => {
    const brand = await context.backend.content.giftCardNow(data.brandId)
    const denomination = brand.denominations.find(({ sku }) => sku === data.sku)
    if (!denomination) throw notFound()
    const { sku, points, valueCents } = denomination
    assertPrice(data.points, points)
    const { brandId, cmsContent } = brand
    const brandName = unmarked(brand.brandName)
    return context.intents.review({
      ...giftCardOrder.ask(
        {
          lines: [{ name: brandName, id: brandId, sku, points, qty: data.quantity }],
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
 * Records points for a travel purchase that are shown for review; like `reviewOrder`, and only if they still pay what the
 * customer saw.
 * @throws BackendError 401 `SIGNED_OUT`, 404 `NOT_FOUND` for a purchase that is not the customer's, 409 `PRICE_CHANGED`
 */
export const reviewTravel = createServerFn({ method: 'POST' })
  .middleware([withStepUp])
  .validator(travelSelection)
  .handler(async ({ data, context }) => {
    const { backend } = context
    const [purchase, way] = await Promise.all([purchaseOf(backend, data), wayOf(backend, 'travel')])
    const { merchant, pointsForAll, openCents } = purchase
    const cents = centsOf(data.points, way, { forAll: { points: pointsForAll, cents: openCents } })
    assertPrice(data.creditCents, cents)
    const carried = { card: data.accountUniqueId, purchase: data.purchaseId }
    return context.intents.review({
      ...travelRedemption.ask(data, { merchant, cents }),
      resumePath: amountReviewPath('/account/redeem/travel', data.points, carried),
    })
  })

/**
 * Records points for a credit on a card that are shown for review; like `reviewTravel`.
 * @throws BackendError 401 `SIGNED_OUT`, 404 `NOT_FOUND` for a card that is not the customer's or takes no credit, 409
 *   `PRICE_CHANGED`
 */
export const reviewCredit = createServerFn({ method: 'POST' })
  .middleware([withStepUp])
  .validator(creditSelection)
  .handler(async ({ data, context }) => {
    const { backend } = context
    const [{ accounts }, way] = await Promise.all([backend.customers.accounts(), wayOf(backend, 'credit')])
    const { accountUniqueId, points } = data
    const card = accounts.find(({ uniqueId, acceptsCredit }) => uniqueId === accountUniqueId && acceptsCredit)
    if (!card) throw notFound()
    const cents = centsOf(points, way)
    assertPrice(data.creditCents, cents)
    return context.intents.review({
      ...creditRedemption.ask(data, { card: card.name, cents }),
      resumePath: amountReviewPath('/account/redeem/credit', points, { card: accountUniqueId }),
    })
  })

const notFound = () => new BackendError({ status: 404, code: 'NOT_FOUND' })

/** @throws BackendError 409 `PRICE_CHANGED` when what the customer saw is not what holds at this moment */
function assertPrice(seen: number, now: number): void {
  if (seen !== now) throw new BackendError({ status: 409, code: 'PRICE_CHANGED' })
}

/** The review of this very order: where every ending that is not a success returns. */
const reviewPath = (path: string, search: Record<string, string>): string =>
  `${path}?${new URLSearchParams(search)}`

const amountReviewPath = (path: string, points: number, carried: Record<string, string>): string =>
  reviewPath(path, { ...carried, amount: String(points), step: 'review' })

/** With the rate of this moment. */
async function wayOf(backend: Backend, code: WayToSpend['code']): Promise<WayToSpend> {
  const { waysToSpend } = await backend.content.pageDataNow()
  const way = waysToSpend.find((one) => one.code === code)
  if (!way) throw notFound()
  return way
}

/** Travel bought with one card that points can pay for, newest first (spec §7: 100 a page). */
export const listTravelPurchases = createServerFn()
  .middleware([withCustomer])
  .validator(travelList)
  .handler(({ data, context }) => context.backend.transactions.travelPurchases(data))

/**
 * One travel purchase of one card.
 * @throws BackendError 404 `NOT_FOUND`
 */
export const getTravelPurchase = createServerFn()
  .middleware([withCustomer])
  .validator(onePurchase)
  .handler(({ data, context }) => purchaseOf(context.backend, data))

async function purchaseOf(
  backend: Backend,
  { accountUniqueId, purchaseId }: { accountUniqueId: string; purchaseId: string },
) {
  const found = await findOnPages(
    async (page) => {
      const { purchases, limit } = await backend.transactions.travelPurchases({ accountUniqueId, page })
      return { items: purchases, limit }
    },
    ({ id }) => id === purchaseId,
  )
  if (!found) throw notFound()
  return found
}

/** What is known of the order that the success page is about. */
export type PlacedOrder =
  | { readonly kind: 'found'; readonly order: Order }
  /** No number was given and no order was placed in this session. */
  | { readonly kind: 'none' }
  | { readonly kind: 'not-found'; readonly orderNumber: string }
  /** The orders cannot be read (spec §8). `isOurs`: this session placed it, so it exists. */
  | { readonly kind: 'unreadable'; readonly orderNumber: string; readonly isOurs: boolean }

/**
 * The order with this number, or without one the last order of the session.
 * @throws BackendError 401 `SIGNED_OUT`, and when the backend does not answer
 */
export const getPlacedOrder = createServerFn()
  .middleware([withStepUp])
  .validator(z.object({ orderNumber: z.string().min(1).max(40).optional() }))
  .handler(async ({ data, context }): Promise<PlacedOrder> => {
    const lastOrderNumber = await context.intents.lastOrderNumber()
    const orderNumber = data.orderNumber ?? lastOrderNumber
    if (!orderNumber) return { kind: 'none' }
    const result = await context.backend.transactions.orders({ orderNumber })
    const order = result.data?.orders.find((one) => one.orderNumber === orderNumber)
    if (order) return { kind: 'found', order }
    if (!result.success || result.data.leftOut > 0)
      return { kind: 'unreadable', orderNumber, isOurs: orderNumber === lastOrderNumber }
    return { kind: 'not-found', orderNumber }
  })

export const spendQueries = {
  reviewGiftCards: (selection: OrderSelection | undefined) =>
    orderProgressQueries.review('gift-card', selection, (data) => reviewOrder({ data })),
  reviewTravel: (selection: TravelSelection | undefined) =>
    orderProgressQueries.review('travel', selection, (data) => reviewTravel({ data })),
  reviewCredit: (selection: CreditSelection | undefined) =>
    orderProgressQueries.review('credit', selection, (data) => reviewCredit({ data })),

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
      queryFn: () => getTravelPurchase({ data: { accountUniqueId, purchaseId } }),
      // What is owed changes with every order that pays a part of it.
      staleTime: 10_000,
    }),

  placedOrder: (orderNumber: string | undefined) =>
    queryOptions({
      queryKey: ['placed-order', orderNumber ?? null],
      queryFn: () => getPlacedOrder({ data: { ...(orderNumber && { orderNumber }) } }),
      // "The last order" is another one after the next order.
      staleTime: 0,
    }),
}
