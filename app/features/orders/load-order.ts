import type { QueryClient } from '@tanstack/react-query'
import type { Order } from '#app/backend/contract/transactions.ts'
import { pageDataQueries } from '#app/features/page-data/page-data.queries.ts'
import { loadPeriodDays } from '#app/site/use-period.ts'
import { orderQueries } from './orders.queries.ts'

/** True for an order whose cards can be looked at here. */
export const hasECards = ({ kind, format }: Order): boolean => kind === 'gift-card' && format === 'E-Card'

/** One order, and its e-cards when the backend has a wallet. */
export async function loadOrder(queryClient: QueryClient, orderNumber: string): Promise<void> {
  const query = orderQueries.one(orderNumber)
  await Promise.all([queryClient.prefetchQuery(query), queryClient.prefetchQuery(pageDataQueries.current())])
  const found = queryClient.getQueryData(query.queryKey)
  const flags = queryClient.getQueryData(pageDataQueries.current().queryKey)?.featureFlags
  if (found?.kind === 'found' && hasECards(found.order) && flags?.eCards) {
    await queryClient.prefetchQuery(orderQueries.eCards(orderNumber))
  }
}

/** One page of the orders of a period. */
export async function loadOrders(
  queryClient: QueryClient,
  dates: string | undefined,
  page: number,
): Promise<void> {
  const days = await loadPeriodDays(queryClient, dates)
  await queryClient.prefetchQuery(orderQueries.list(page, days))
}
