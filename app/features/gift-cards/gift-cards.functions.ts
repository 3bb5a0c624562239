import { createServerFn } from '@tanstack/react-start'
import { giftCardParams } from '#app/backend/contract/gift-cards.ts'
import { withVisitor } from '#app/session/session.middleware.ts'

/** The catalogue: every brand with its amounts, and the categories. The same for everybody. */
export const listGiftCards = createServerFn()
  .middleware([withVisitor])
  .handler(({ context }) => context.backend.content.giftCards())

/**
 * One brand.
 * @throws BackendError 404 `NOT_FOUND`
 */
export const getGiftCard = createServerFn()
  .middleware([withVisitor])
  .validator(giftCardParams)
  .handler(({ context, data }) => context.backend.content.giftCard(data.brandId))
