import { createServerFn } from '@tanstack/react-start'
import { withCustomer } from '#app/session/session.middleware.ts'

/** The customer's address book: the default one first, then newest first. */
export const listAddresses = createServerFn()
  .middleware([withCustomer])
  .handler(({ context }) => context.backend.addresses.list())
