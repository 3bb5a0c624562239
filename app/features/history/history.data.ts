import { MAX_PAGE } from '@borealis/contract/limits.ts'
import { pointsHistoryBody } from '@borealis/contract/points.ts'
import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { asJsonText } from '#app/domain/as-text.ts'
import { balanceQueries } from '#app/member-data/balance.data.ts'
import { withCustomer } from '#app/session/session.middleware.ts'
import type { HistoryDays, HistoryFilter } from './history-dates.ts'

/** Lines in a glance at the ledger. */
const GLANCE = 5

/** The latest lines of the ledger and the sums of the last twelve months, week by week. */
export const getPointsGlance = createServerFn()
  .middleware([withCustomer])
  .handler(({ context }) => context.backend.getPointsHistory({ body: { pageSize: GLANCE } }))

/** Lines a page (spec §9). */
const HISTORY_PAGE = 100

/** One page of the ledger under the filters, with its sums (spec §9). */
export const getPointsHistory = createServerFn()
  .middleware([withCustomer])
  .validator(pointsHistoryBody.omit({ pageSize: true }).extend({ pageNumber: z.int().min(1).max(MAX_PAGE) }))
  .handler(async ({ data, context }) =>
    asJsonText(await context.backend.getPointsHistory({ body: { ...data, pageSize: HISTORY_PAGE } })),
  )

const period = pointsHistoryBody.pick({ fromDate: true, toDate: true })

/** The sums of all lines of a period, whatever is filtered. */
export const getPointsSummary = createServerFn()
  .middleware([withCustomer])
  .validator(period)
  .handler(async ({ data, context }) => {
    const { summary } = await context.backend.getPointsHistory({ body: { ...data, pageSize: 1 } })
    return asJsonText(summary)
  })

/** As many lines as one call may ask for (contract), some thirty sheets: a longer period is printed in parts. */
const STATEMENT_LINES = 1000

/** Every line of a period with its sums, for paper; of a longer one the sums and its newest lines. */
export const getStatement = createServerFn()
  .middleware([withCustomer])
  .validator(period)
  .handler(async ({ data, context }) =>
    asJsonText(await context.backend.getPointsHistory({ body: { ...data, pageSize: STATEMENT_LINES } })),
  )

/**
 * Maximum age of transactions and totals, in milliseconds, when others are loaded beside them. Otherwise a purchase on
 * another device would be included in one and not in the other.
 */
export const LEDGER_STALE_MS = 30_000

export const pointsQueries = {
  all: balanceQueries.all,
  glance: () =>
    queryOptions({ queryKey: [...pointsQueries.all, 'glance'], queryFn: () => getPointsGlance() }),
  history: (filter: HistoryFilter, pageNumber: number) =>
    queryOptions({
      queryKey: [...pointsQueries.all, 'history', filter, pageNumber],
      queryFn: () => getPointsHistory({ data: { ...filter, pageNumber } }),
      staleTime: LEDGER_STALE_MS,
    }),
  summary: (days: HistoryDays) =>
    queryOptions({
      queryKey: [...pointsQueries.all, 'summary', days],
      queryFn: () => getPointsSummary({ data: days }),
      staleTime: LEDGER_STALE_MS,
    }),
  statement: (days: HistoryDays) =>
    queryOptions({
      queryKey: [...pointsQueries.all, 'statement', days],
      queryFn: () => getStatement({ data: days }),
      staleTime: LEDGER_STALE_MS,
    }),
}
