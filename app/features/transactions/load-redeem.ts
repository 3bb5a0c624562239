import type { QueryClient } from '@tanstack/react-query'
import { pageDataQueries } from '#app/features/page-data/page-data.queries.ts'
import { pointsQueries } from '#app/features/points/points.queries.ts'
import { loadRedemption, loadReview } from '#app/site/redeem/load-redemption.ts'
import type { RedeemPlan } from './redeem-plan.ts'
import type { RedeemSearch } from './redeem-search.ts'
import { redeemFacts, redeemState } from './redeem-state.ts'

type Ordered = Pick<RedeemPlan, 'code' | 'owed' | 'review'>

/**
 * Loads what a step shows; what fails has its own words in the step.
 * @param ordered what is paid; `undefined` when it is not known
 */
export async function loadRedeem(
  queryClient: QueryClient,
  search: RedeemSearch,
  ordered: Promise<Ordered | undefined>,
): Promise<void> {
  const [isUnderWay, order] = await Promise.all([loadRedemption(queryClient, search), ordered])
  if (!order || isUnderWay) return
  const balance = queryClient.getQueryData(pointsQueries.balance().queryKey)
  const facts = redeemFacts(order, balance, queryClient.getQueryData(pageDataQueries.current().queryKey))
  const selection = facts && redeemState(search, facts).selection
  if (selection) await loadReview(queryClient, order.review(selection))
}
