import { createServerFn } from '@tanstack/react-start'
import { withCustomer } from '#app/session/session.middleware.ts'

/** The balance: spendable, pending and expiring points. */
export const getBalance = createServerFn()
  .middleware([withCustomer])
  .handler(({ context }) => context.backend.points.balance())
