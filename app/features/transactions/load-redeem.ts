import type { QueryClient } from '@tanstack/react-query'
import { balanceQueries } from '#app/member-data/balance.data.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { loadRedemption, loadReview } from '#app/shell/redeem/load-redemption.ts'
import type { AmountPlan } from './redeem-plan.ts'
import type { AmountSearch } from './redeem-search.ts'
import { amountFacts, amountState } from './redeem-state.ts'
import { transactionQueries } from './transactions.queries.ts'

type Ordered = Pick<AmountPlan, 'code' | 'owed' | 'review'>

/**
 * Loads what a step shows; what fails has its own words in the step.
 * @param ordered loads what is paid; `undefined` when it is not known
 */
export async function loadAmount(
  queryClient: QueryClient,
  search: AmountSearch,
  ordered: () => Promise<Ordered | undefined>,
): Promise<void> {
  const [isUnderWay, order] = await Promise.all([loadRedemption(queryClient, search), ordered()])
  if (isUnderWay || (await openOrder(order))) return
  const pageData = pageDataQueries.current()
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: pageData.queryKey, exact: true, refetchType: 'none' }),
    queryClient.invalidateQueries({ queryKey: transactionQueries.all, refetchType: 'none' }),
  ])
  const [, orderNow] = await Promise.all([queryClient.prefetchQuery(pageData), ordered()])
  await openOrder(orderNow)

  /** @returns false when the points no longer pay what they did */
  async function openOrder(order: Ordered | undefined): Promise<boolean> {
    if (!order) return true
    const balance = queryClient.getQueryData(balanceQueries.current().queryKey)
    const facts = amountFacts(order, balance, queryClient.getQueryData(pageDataQueries.current().queryKey))
    const selection = facts && amountState(search, facts).selection
    return !selection || loadReview(queryClient, order.review(selection))
  }
}
