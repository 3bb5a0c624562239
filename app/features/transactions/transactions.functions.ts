import type { WayToSpend } from '@borealis/contract/page-data.ts'
import { createServerFn } from '@tanstack/react-start'
import { creditRedemption } from '#app/actions/credit-redemption.ts'
import { travelRedemption } from '#app/actions/travel-redemption.ts'
import { withStepUp } from '#app/actions/with-step-up.ts'
import type { Backend } from '#app/backend/backend.server.ts'
import { BackendError } from '#app/backend/backend-error.ts'
import { findOnPages } from '#app/domain/find-on-pages.ts'
import { centsOf } from '#app/domain/spending.ts'
import { withCustomer } from '#app/session/session.middleware.ts'
import { creditSelection, onePurchase, travelList, travelSelection } from './redemption.schema.ts'

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
