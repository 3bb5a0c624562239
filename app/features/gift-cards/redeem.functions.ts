import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { BackendError } from '#app/backend/backend-error.ts'
import { withLocalePrefix } from '#app/domain/locale.ts'
import type { Intent } from '#app/session/intents.server.ts'
import { withStepUp } from '#app/session/session.middleware.ts'
import { describeOrder } from './describe-order.ts'
import { type OrderSelection, orderSelection } from './order-selection.schema.ts'
import { redeemSearch } from './redeem-search.ts'

/** How far an order has come. `refused` carries the backend's own words in the customer's language (spec §8). */
export type OrderProgress =
  | { readonly name: 'waiting'; readonly cancelled: boolean }
  | { readonly name: 'running' }
  | { readonly name: 'done'; readonly orderNumber: string | null }
  | {
      readonly name: 'refused'
      readonly code: string
      readonly detail: string | null
      readonly reference: string
    }

/** An order as the customer is about to agree to it. */
export interface ReviewedOrder {
  /** Posted to `/auth/step-up` to confirm; holds the idempotency key on the server. */
  readonly intent: string
  readonly progress: OrderProgress
  /** An earlier order whose outcome is not known yet: nothing else may be ordered before it is. */
  readonly blockedBy: string | null
}

/**
 * Records the order that is shown for review, under an idempotency key of its own. The same order asked for again
 * (reload, Back, another tab) keeps its record and key. Points are only spent after a step-up.
 * @throws BackendError 401 `SIGNED_OUT`, 404 `NOT_FOUND` for a brand or an amount that does not exist.
 */
export const reviewOrder = createServerFn({ method: 'POST' })
  .middleware([withStepUp])
  .validator(orderSelection)
  .handler(async ({ data, context }): Promise<ReviewedOrder> => {
    const [brand, balance, unsettled] = await Promise.all([
      context.backend.content.giftCard(data.brandId),
      context.backend.points.balance(),
      context.intents.unsettled(),
    ])
    const denomination = brand.denominations.find(({ sku }) => sku === data.sku)
    if (!denomination) throw new BackendError({ status: 404, code: 'NOT_FOUND' })
    const { value: intent } = await context.intents.open({
      pending: {
        action: 'save_giftcard_order',
        payload: {
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
      },
      hint: describeOrder({ brand, denomination, selection: data, balance: balance.points }, context.locale),
      resumePath: reviewPath(data, context.locale),
    })
    const other = unsettled.find(({ handle }) => handle !== intent.handle)
    return { intent: intent.handle, progress: progressOf(intent), blockedBy: other?.handle ?? null }
  })

/**
 * What became of an order; asks the backend when its answer was lost. Safe to poll.
 * @throws BackendError 401 `SIGNED_OUT`, 404 `NOT_FOUND` when it expired or is somebody else's.
 */
export const getOrderProgress = createServerFn()
  .middleware([withStepUp])
  .validator(z.object({ intent: z.string().max(100) }))
  .handler(async ({ data, context }): Promise<OrderProgress> => {
    const intent = await context.intents.find(data.intent)
    if (!intent) throw new BackendError({ status: 404, code: 'NOT_FOUND' })
    return progressOf(intent)
  })

function progressOf({ state }: Intent): OrderProgress {
  switch (state.name) {
    case 'waiting':
      return { name: 'waiting', cancelled: state.cancelled }
    case 'running':
      return { name: 'running' }
    case 'done':
      return { name: 'done', orderNumber: state.orderNumber ?? null }
    case 'refused': {
      const { code, detail, correlationId } = state.refusal
      return { name: 'refused', code, detail: detail ?? null, reference: correlationId }
    }
  }
}

/** The review step of this very order: where every ending that is not a success returns. */
function reviewPath(selection: OrderSelection, locale: Parameters<typeof withLocalePrefix>[1]): string {
  const path = `/gift-cards/${encodeURIComponent(selection.brandId)}/redeem`
  return `${withLocalePrefix(path, locale)}?${new URLSearchParams(redeemSearch(selection, 'review'))}`
}
