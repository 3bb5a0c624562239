import { queryOptions } from '@tanstack/react-query'
import { getPlacedOrder } from './success.functions.ts'

export const successQueries = {
  all: ['success'] as const,
  order: (orderNumber: string | undefined) =>
    queryOptions({
      queryKey: [...successQueries.all, orderNumber ?? null],
      queryFn: () => getPlacedOrder({ data: { ...(orderNumber && { orderNumber }) } }),
      // "The last order" is another one after the next order.
      staleTime: 0,
    }),
}
