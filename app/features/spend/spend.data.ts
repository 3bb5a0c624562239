import type { WayToSpend } from '@borealis/contract/page-data.ts'
import type { Order } from '@borealis/contract/transactions.ts'
import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { creditRedemption } from '#app/actions/credit-redemption.ts'
import { giftCardOrder } from '#app/actions/gift-card-order.ts'
import { orderProgressQueries } from '#app/actions/order-progress.data.ts'
import { travelRedemption } from '#app/actions/travel-redemption.ts'
import { withStepUp } from '#app/actions/with-step-up.ts'
import type { Backend } from '#app/backend/backend.server.ts'
import { BackendError } from '#app/backend/backend-error.ts'
import { findOnPages } from '#app/domain/find-on-pages.ts'
import { centsOf } from '#app/domain/spending.ts'
import { withCustomer } from '#app/session/session.middleware.ts'
import { giftCardSearch } from './gift-card-state.ts'
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

/**
 * Records points for a travel purchase that are shown for review, under an idempotency key of their own; the same
 * request again keeps both. Points are only spent after a step-up, and only if they still pay what the customer saw: the
 * backend compares it once more.
 * @throws BackendError 401 `SIGNED_OUT`, 404 `NOT_FOUND` for a purchase that is not the customer's, 409 `PRICE_CHANGED`
 *   when the points no longer pay what the customer sees
 */
export const reviewTravel = createServerFn({ method: 'POST' })
  .middleware([withStepUp])
  .validator(travelSelection)
  .handler(async ({ data, context }) => {
    const { backend } = context
    const [purchase, way] = await Promise.all([purchaseOf(backend, data), wayOf(backend, 'travel')])
    const { merchant, pointsForAll, openCents } = purchase
    const cents = centsOf(data.points, way, { forAll: { points: pointsForAll, cents: openCents } })
    if (cents !== data.creditCents) throw priceChanged()
    const { accountUniqueId, purchaseId, points } = data
    return context.intents.review({
      ...travelRedemption.ask(data, { merchant, cents }),
      resumePath: reviewPath('/account/redeem/travel', {
        card: accountUniqueId,
        purchase: purchaseId,
        points,
      }),
    })
  })

/**
 * Records points for a credit on a card that are shown for review; like `reviewTravel`.
 * @throws BackendError 401 `SIGNED_OUT`, 404 `NOT_FOUND` for a card that is not the customer's or takes no credit
 */
export const reviewCredit = createServerFn({ method: 'POST' })
  .middleware([withStepUp])
  .validator(creditSelection)
  .handler(async ({ data, context }) => {
    const { backend } = context
    const [{ accounts }, way] = await Promise.all([backend.customers.accounts(), wayOf(backend, 'credit')])
    const { accountUniqueId, points } = data
    const card = accounts.find(({ uniqueId, acceptsCredit }) => uniqueId === accountUniqueId && acceptsCredit)
    if (!card) throw new BackendError({ status: 404, code: 'NOT_FOUND' })
    const cents = centsOf(points, way)
    if (cents !== data.creditCents) throw priceChanged()
    return context.intents.review({
      ...creditRedemption.ask(data, { card: card.name, cents }),
      resumePath: reviewPath('/account/redeem/credit', { card: accountUniqueId, points }),
    })
  })

const priceChanged = () => new BackendError({ status: 409, code: 'PRICE_CHANGED' })

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
  if (!found) throw new BackendError({ status: 404, code: 'NOT_FOUND' })
  return found
}

/** With the rate of this moment. */
async function wayOf(backend: Backend, code: WayToSpend['code']): Promise<WayToSpend> {
  const { waysToSpend } = await backend.content.pageDataNow()
  const way = waysToSpend.find((one) => one.code === code)
  if (!way) throw new BackendError({ status: 404, code: 'NOT_FOUND' })
  return way
}

/** The review of this very order: where every ending that is not a success returns. */
function reviewPath(
  path: string,
  { points, ...carried }: { points: number; card: string; purchase?: string },
): string {
  return `${path}?${new URLSearchParams({ ...carried, amount: String(points), step: 'review' })}`
}

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
    if (!denomination) throw new BackendError({ status: 404, code: 'NOT_FOUND' })
    if (denomination.points !== data.points) throw new BackendError({ status: 409, code: 'PRICE_CHANGED' })
    return context.intents.review({
      ...giftCardOrder.ask(
        {
          lines: [
            {
              name: brand.brandName,
              id: brand.brandId,
              sku: denomination.sku,
              points: denomination.points,
              qty: data.quantity,
            },
          ],
          ...(data.addressId && { addressId: data.addressId }),
        },
        {
          brandName: brand.brandName,
          valueCents: denomination.valueCents,
          image: brand.cmsContent.image.url,
        },
      ),
      resumePath: giftCardReviewPath(data),
    })
  })

/** The review step of this very order: where every ending that is not a success returns. */
function giftCardReviewPath(selection: OrderSelection): string {
  const query = new URLSearchParams(giftCardSearch(selection, 'review'))
  return `/gift-cards/${encodeURIComponent(selection.brandId)}/redeem?${query}`
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
    if (!result.success) return { kind: 'unreadable', orderNumber, isOurs: orderNumber === lastOrderNumber }
    const order = result.data.orders.find((one) => one.orderNumber === orderNumber)
    return order ? { kind: 'found', order } : { kind: 'not-found', orderNumber }
  })

export const transactionQueries = {
  all: ['transactions'] as const,
  travel: (list: TravelList) =>
    queryOptions({
      queryKey: [...transactionQueries.all, 'travel', list],
      queryFn: () => listTravelPurchases({ data: list }),
    }),
  purchase: (accountUniqueId: string, purchaseId: string) =>
    queryOptions({
      queryKey: [...transactionQueries.all, 'purchase', accountUniqueId, purchaseId],
      queryFn: () => getTravelPurchase({ data: { accountUniqueId, purchaseId } }),
      // What is owed changes with every order that pays a part of it.
      staleTime: 10_000,
    }),
  reviewTravel: (selection: TravelSelection | undefined) =>
    orderProgressQueries.review('travel', selection, (data) => reviewTravel({ data })),
  reviewCredit: (selection: CreditSelection | undefined) =>
    orderProgressQueries.review('credit', selection, (data) => reviewCredit({ data })),
}

export const redeemQueries = {
  review: (selection: OrderSelection | undefined) =>
    orderProgressQueries.review('gift-card', selection, (data) => reviewOrder({ data })),
}

export const successQueries = {
  all: ['success'] as const,
  order: (orderNumber: string | undefined) =>
    queryOptions({
      queryKey: [...successQueries.all, orderNumber ?? null],
      queryFn: () => getPlacedOrder({ data: { ...(orderNumber && { orderNumber }) } }),
      // "The last order" is another one after the next order.
      staleTime: 0,
    }),
}
