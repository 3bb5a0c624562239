import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { pointsHistoryBody } from '#app/backend/contract/points.ts'
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

const HISTORY_PAGE = 100

/** One page of the ledger under the filters, with its sums (spec §9: a hundred lines a page). */
export const getPointsHistory = createServerFn()
  .middleware([withCustomer])
  .validator(pointsHistoryBody.omit({ pageSize: true }).extend({ pageNumber: z.int().min(1).max(10_000) }))
  .handler(({ data, context }) => context.backend.points.history({ ...data, pageSize: HISTORY_PAGE }))
