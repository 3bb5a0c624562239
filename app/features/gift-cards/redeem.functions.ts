import { createServerFn } from '@tanstack/react-start'
import { giftCardOrder } from '#app/actions/gift-card-order.ts'
import { withStepUp } from '#app/actions/with-step-up.ts'
import { BackendError } from '#app/backend/backend-error.ts'
import { type OrderSelection, orderSelection } from './order-selection.schema.ts'
import { giftCardSearch } from './redeem-search.ts'

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
      resumePath: reviewPath(data),
    })
  })

/** The review step of this very order: where every ending that is not a success returns. */
function reviewPath(selection: OrderSelection): string {
  const query = new URLSearchParams(giftCardSearch(selection, 'review'))
  return `/gift-cards/${encodeURIComponent(selection.brandId)}/redeem?${query}`
}
