import type { OfferListName } from '@borealis/contract/offers.ts'
import { queryOptions } from '@tanstack/react-query'
import type { OfferFilters, OfferSearch } from './offer-filters.ts'
import {
  getOffer,
  getOfferHighlights,
  listOfferGroups,
  listOffers,
  listSpotlights,
} from './offers.functions.ts'

export const offerQueries = {
  all: ['offers'] as const,
  list: (list: OfferListName, { category, sort, page }: OfferSearch) =>
    queryOptions({
      queryKey: [...offerQueries.all, 'list', list, category, sort, page],
      queryFn: () => listOffers({ data: { list, category: [...category], sort, page } }),
    }),
  groups: ({ category, sort }: OfferFilters) =>
    queryOptions({
      queryKey: [...offerQueries.all, 'groups', category, sort],
      queryFn: () => listOfferGroups({ data: { category: [...category], sort } }),
    }),
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
