import { queryOptions } from '@tanstack/react-query'
import { getLatestOrder, getOrder, listOrders } from './orders.functions.ts'

export const orderQueries = {
  all: ['orders'] as const,
  list: (pageNumber: number) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'list', pageNumber],
      queryFn: () => listOrders({ data: { pageNumber } }),
    }),
  latest: () => queryOptions({ queryKey: [...orderQueries.all, 'latest'], queryFn: () => getLatestOrder() }),
  one: (orderNumber: string) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'one', orderNumber],
      queryFn: () => getOrder({ data: { orderNumber } }),
    }),
}
