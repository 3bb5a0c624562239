import { queryOptions } from '@tanstack/react-query'
import type { OrderSelection } from './order-selection.schema.ts'
import { getOrderProgress, reviewOrder } from './redeem.functions.ts'

export const redeemQueries = {
  all: ['redeem'] as const,
  /** Never served from the cache: its record on the server lives ten minutes. */
  review: (selection: OrderSelection) =>
    queryOptions({
      queryKey: [...redeemQueries.all, 'review', selection],
      queryFn: () => reviewOrder({ data: selection }),
      staleTime: 0,
      gcTime: 0,
    }),
  progress: (intent: string) =>
    queryOptions({
      queryKey: [...redeemQueries.all, 'progress', intent],
      queryFn: () => getOrderProgress({ data: { intent } }),
      staleTime: 0,
    }),
}
