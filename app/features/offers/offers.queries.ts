import { queryOptions } from '@tanstack/react-query'
import { listOffers } from './offers.functions.ts'

export const offerQueries = {
  all: ['offers'] as const,
  list: () => queryOptions({ queryKey: [...offerQueries.all, 'list'], queryFn: () => listOffers() }),
}
