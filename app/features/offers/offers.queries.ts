import { queryOptions } from '@tanstack/react-query'
import { getOffer, getOfferHighlights, listOffers, listSpotlights } from './offers.functions.ts'

export const offerQueries = {
  all: ['offers'] as const,
  list: () => queryOptions({ queryKey: [...offerQueries.all, 'list'], queryFn: () => listOffers() }),
  highlights: () =>
    queryOptions({ queryKey: [...offerQueries.all, 'highlights'], queryFn: () => getOfferHighlights() }),
  one: (offerCode: string) =>
    queryOptions({
      queryKey: [...offerQueries.all, 'one', offerCode],
      queryFn: () => getOffer({ data: { offerCode } }),
    }),
  spotlights: () =>
    queryOptions({ queryKey: [...offerQueries.all, 'spotlights'], queryFn: () => listSpotlights() }),
}
