import { createFileRoute } from '@tanstack/react-router'
import { offerSearch, readOfferSearch } from '#app/features/offers/offer-filters.ts'
import { OfferViewPage } from '#app/features/offers/offer-view-page.tsx'
import { offerQueries } from '#app/features/offers/offers.queries.ts'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/site/document/page-head.ts'

export const Route = createFileRoute('/offers/more')({
  validateSearch: (search) => offerSearch(readOfferSearch(search)),
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(offerQueries.list())
  },
  head: () => pageHead(m.offers_moreTitle(), m.offers_moreLead()),
  component: function MoreOffers() {
    return <OfferViewPage view="more" filters={readOfferSearch(Route.useSearch())} />
  },
})
