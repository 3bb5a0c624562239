import { queryOptions } from '@tanstack/react-query'
import { listTravelPurchases } from './transactions.functions.ts'

export const transactionQueries = {
  all: ['transactions'] as const,
  travel: (accountUniqueId: string, page: number) =>
    queryOptions({
      queryKey: [...transactionQueries.all, 'travel', accountUniqueId, page],
      queryFn: () => listTravelPurchases({ data: { accountUniqueId, page } }),
    }),
}
