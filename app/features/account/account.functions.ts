import { createServerFn } from '@tanstack/react-start'
import { withCustomer } from '#app/session/session.middleware.ts'

/** The signed-in customer's profile. */
export const getProfile = createServerFn()
  .middleware([withCustomer])
  .handler(({ context }) => context.backend.customers.profile())
