import { queryOptions } from '@tanstack/react-query'
import { listOrderECards } from './e-cards.functions.ts'
import { getLatestOrder, getOrder, listOrders } from './orders.functions.ts'

type Days = { readonly fromDate?: string; readonly toDate?: string }

export const orderQueries = {
  all: ['orders'] as const,
  list: (pageNumber: number, days: Days = {}) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'list', pageNumber, days],
      queryFn: () => listOrders({ data: { pageNumber, ...days } }),
    }),
  latest: () => queryOptions({ queryKey: [...orderQueries.all, 'latest'], queryFn: () => getLatestOrder() }),
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
    }),
}
