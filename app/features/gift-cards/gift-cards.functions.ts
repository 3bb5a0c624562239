import { giftCardParams } from '@borealis/contract/gift-cards.ts'
import { createServerFn } from '@tanstack/react-start'
import { withCustomer, withVisitor } from '#app/session/session.middleware.ts'
import { catalogueOf } from './brand-summary.ts'

/** The catalogue: every brand in short, the categories, and when cards arrive. The same for everybody. */
export const listGiftCards = createServerFn()
  .middleware([withVisitor])
  .handler(async ({ context }) => catalogueOf(await context.backend.content.giftCards()))

/**
 * One brand.
 * @throws BackendError 404 `NOT_FOUND`
 */
export const getGiftCard = createServerFn()
  .middleware([withVisitor])
  .validator(giftCardParams)
  .handler(({ context, data }) => context.backend.content.giftCard(data.brandId))

/**
 * One brand with the stock and prices of this moment, for a member whose order was just refused. For members only, because each
 * call reaches the backend.
 * @throws BackendError 401 `SIGNED_OUT`, 404 `NOT_FOUND`
 */
export const getGiftCardNow = createServerFn()
  .middleware([withCustomer])
  .validator(giftCardParams)
  .handler(({ context, data }) => context.backend.content.giftCardNow(data.brandId))
