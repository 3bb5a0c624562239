import { createServerFn } from '@tanstack/react-start'
import { withVisitor } from '#app/session/session.middleware.ts'

/** Running offers; for a signed-in customer also those picked for them. */
export const listOffers = createServerFn()
  .middleware([withVisitor])
  .handler(({ context }) => context.backend.content.offers())
