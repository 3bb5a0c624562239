import { createServerFn } from '@tanstack/react-start'
import { travelPurchasesQuery } from '#app/backend/contract/transactions.ts'
import { withCustomer } from '#app/session/session.middleware.ts'

/** Travel bought with one card that points can pay for, newest first (spec §7: 100 a page). */
export const listTravelPurchases = createServerFn()
  .middleware([withCustomer])
  .validator(travelPurchasesQuery.pick({ accountUniqueId: true, page: true }))
  .handler(({ data, context }) => context.backend.transactions.travelPurchases(data))
