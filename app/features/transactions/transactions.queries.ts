import { queryOptions } from '@tanstack/react-query'
import { orderProgressQueries } from '#app/actions/order-progress.data.ts'
import type { CreditSelection, TravelList, TravelSelection } from './redemption.schema.ts'
import {
  getTravelPurchase,
  listTravelPurchases,
  reviewCredit,
  reviewTravel,
} from './transactions.functions.ts'

export const transactionQueries = {
  all: ['transactions'] as const,
  travel: (list: TravelList) =>
    queryOptions({
      queryKey: [...transactionQueries.all, 'travel', list],
      queryFn: () => listTravelPurchases({ data: list }),
    }),
  purchase: (accountUniqueId: string, purchaseId: string) =>
    queryOptions({
      queryKey: [...transactionQueries.all, 'purchase', accountUniqueId, purchaseId],
      queryFn: () => getTravelPurchase({ data: { accountUniqueId, purchaseId } }),
      // What is owed changes with every order that pays a part of it.
      staleTime: 10_000,
    }),
  reviewTravel: (selection: TravelSelection | undefined) =>
    orderProgressQueries.review('travel', selection, (data) => reviewTravel({ data })),
  reviewCredit: (selection: CreditSelection | undefined) =>
    orderProgressQueries.review('credit', selection, (data) => reviewCredit({ data })),
}
