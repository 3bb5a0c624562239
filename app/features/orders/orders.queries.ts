import { queryOptions } from '@tanstack/react-query'
import { QUERY_STALE_MS } from '#app/site/calls/query-client.ts'
import { listOrderECards } from './e-cards.functions.ts'
import { type FoundOrder, getLatestOrder, getOrder, listOrders } from './orders.functions.ts'

/** Orders that could not be read may be readable the next time somebody asks (spec §8); the others are kept as usual. */
const staleTime = ({ state: { data } }: { state: { data: Answer | undefined } }): number =>
  data && isUnreadable(data) ? 0 : QUERY_STALE_MS

type Answer = { readonly success: boolean } | Pick<FoundOrder, 'kind'>

const isUnreadable = (answer: Answer): boolean =>
  'success' in answer ? !answer.success : answer.kind === 'unreadable'

type Days = { readonly fromDate?: string; readonly toDate?: string }

export const orderQueries = {
  all: ['orders'] as const,
  list: (pageNumber: number, days: Days = {}) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'list', pageNumber, days],
      queryFn: () => listOrders({ data: { pageNumber, ...days } }),
      staleTime,
    }),
  latest: () =>
    queryOptions({
      queryKey: [...orderQueries.all, 'latest'],
      queryFn: () => getLatestOrder(),
      staleTime,
    }),
  /** The e-cards of an order, never their codes: those are in no cache. */
  eCards: (orderNumber: string) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'e-cards', orderNumber],
      queryFn: () => listOrderECards({ data: { orderNumber } }),
      // A card that was just ordered leaves within minutes.
      staleTime: 60_000,
    }),
  one: (orderNumber: string) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'one', orderNumber],
      queryFn: () => getOrder({ data: { orderNumber } }),
      staleTime,
    }),
}
