import { MAX_ORDER_NUMBER } from '@borealis/contract/limits.ts'
import type { Order } from '@borealis/contract/orders.ts'
import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { orderProgressQueries } from '#app/actions/order-progress.data.ts'
import { BackendError } from '#app/backend/backend-error.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { loadOfPeriod } from '#app/member-data/reader.ts'
import { href } from '#app/shell/links/href.ts'
import { requireSpelling } from '#app/shell/links/require-spelling.ts'
import { orderQueries } from './orders.data.ts'

/** True for an order whose cards can be looked at here. */
export const hasECards = ({ kind, format }: Order): boolean => kind === 'gift-card' && format === 'E-Card'

/** Unreadable orders may be readable on the next try (spec §8), so that answer is not cached like others. */
const ASK_AGAIN = { staleTime: 0 }

/** One order, and its e-cards when the backend has a wallet. One that is not the customer's is no page of the site. */
export async function loadOrder(
  queryClient: QueryClient,
  orderNumber: string,
): Promise<{ problem?: BackendError }> {
  if (orderNumber.length > MAX_ORDER_NUMBER) throw notFound()
  const query = orderQueries.one(orderNumber)
  const isUnreadable = queryClient.getQueryData(query.queryKey)?.kind === 'unreadable'
  await Promise.all([
    queryClient.prefetchQuery({ ...query, ...(isUnreadable && ASK_AGAIN) }),
    queryClient.prefetchQuery(pageDataQueries.current()),
  ])
  const found = queryClient.getQueryData(query.queryKey)
  if (found?.kind === 'found') {
    const { orderNumber: own } = found.order
    requireSpelling(orderNumber, own, href('/account/orders/$orderNumber', { orderNumber: own }))
  }
  const flags = queryClient.getQueryData(pageDataQueries.current().queryKey)?.featureFlags
  if (found?.kind === 'found' && hasECards(found.order) && flags?.eCards) {
    await queryClient.prefetchQuery(orderQueries.eCards(orderNumber))
  }
  // The page shows the requested number, so it is not the general 404 page; the status is for programs.
  return found?.kind === 'not-found' ? { problem: new BackendError({ status: 404, code: 'NOT_FOUND' }) } : {}
}

/** One page of the orders of a period. @param intent an order of unknown outcome that the customer looks for here */
export async function loadOrders(
  queryClient: QueryClient,
  dates: string | undefined,
  page: number,
  intent?: string,
): Promise<void> {
  const list = loadOfPeriod(queryClient, dates, async (days) => {
    const query = orderQueries.list(page, days)
    const isUnreadable = queryClient.getQueryData(query.queryKey)?.success === false
    await queryClient.prefetchQuery({ ...query, ...((isUnreadable || intent) && ASK_AGAIN) })
  })
  await Promise.all([list, intent && queryClient.prefetchQuery(orderProgressQueries.progress(intent))])
}
