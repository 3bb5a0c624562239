import { createServerFn } from '@tanstack/react-start'
import { withCustomer } from '#app/session/session.middleware.ts'

/** The balance: spendable, pending and expiring points. */
export const getBalance = createServerFn()
  .middleware([withCustomer])
  .handler(({ context }) => context.backend.points.balance())

/** Lines in a glance at the ledger. */
const GLANCE = 5

/** The latest lines of the ledger and the sums of the last twelve months, week by week. */
export const getPointsGlance = createServerFn()
  .middleware([withCustomer])
  .handler(({ context }) => context.backend.points.history({ pageSize: GLANCE }))
