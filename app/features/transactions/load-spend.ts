import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { accountQueries } from '#app/features/account/account.queries.ts'
import { pageDataQueries } from '#app/features/page-data/page-data.queries.ts'
import { pointsQueries } from '#app/features/points/points.queries.ts'
import { isUnsure, orderProgressQueries } from '#app/session/order-progress.queries.ts'
import type { SpendPlan } from './spend-plan.ts'
import type { SpendSearch } from './spend-search.ts'
import { spendState } from './spend-state.ts'

/** Refetched, because the balance may have changed since the page was opened: in another tab, or by the order itself. */
const BALANCE_FRESH_MS = 10_000

type Ordered = Pick<SpendPlan, 'code' | 'owed' | 'review'>

/**
 * Loads what a step shows. An order that turns out to be done goes on to its success page, whatever was asked for.
 * @param order what is paid, when it is known
 */
export async function loadSpend(
  queryClient: QueryClient,
  search: SpendSearch,
  order: Ordered | undefined,
): Promise<void> {
  const balanceIsOld = search.step === 'review' || search.intent !== undefined
  const progressQuery = orderProgressQueries.progress(search.intent)
  await Promise.all([
    queryClient.prefetchQuery({
      ...pointsQueries.balance(),
      ...(balanceIsOld && { staleTime: BALANCE_FRESH_MS }),
    }),
    queryClient.prefetchQuery(pageDataQueries.current()),
    queryClient.prefetchQuery(accountQueries.profile()),
    search.intent && queryClient.prefetchQuery(progressQuery),
  ])
  const asked = queryClient.getQueryState(progressQuery.queryKey)
  const progress = asked?.data
  if (progress?.name === 'done') {
    throw redirect({ to: '/success', search: { orderNumber: progress.orderNumber ?? '' }, statusCode: 303 })
  }
  const balance = queryClient.getQueryData(pointsQueries.balance().queryKey)
  const pageData = queryClient.getQueryData(pageDataQueries.current().queryKey)
  const rule = pageData?.waysToSpend.find(({ code }) => code === order?.code)
  if (!order || !rule || !balance) return
  if (progress?.name === 'running' || isUnsure(search.intent, asked ?? {})) return
  const maxPointsPerDay = pageData?.redemptionLimits?.maxPointsPerDay
  const { step, points } = spendState(search, {
    rule,
    bounds: { balance: balance.points, maxPointsPerDay, forAll: order.owed },
  })
  if (step === 'review' && points !== null) await queryClient.prefetchQuery(order.review(points))
}
