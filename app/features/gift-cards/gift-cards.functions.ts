import { createServerFn } from '@tanstack/react-start'
import { giftCardParams } from '#app/backend/contract/gift-cards.ts'
import { withVisitor } from '#app/session/session.middleware.ts'
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
