import { createFileRoute } from '@tanstack/react-router'
import { offerSearch, readOfferSearch } from '#app/features/offers/offer-filters.ts'
import { OfferViewPage } from '#app/features/offers/offer-view-page.tsx'
import { offerQueries } from '#app/features/offers/offers.queries.ts'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/site/document/page-head.ts'

export const Route = createFileRoute('/offers/limited-time')({
  validateSearch: (search) => offerSearch(readOfferSearch(search)),
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(offerQueries.list())
  },
  head: () => pageHead(m.offers_groupLimited(), m.offers_limitedDescription()),
  component: function LimitedTimeOffers() {
    return <OfferViewPage view="limited-time" filters={readOfferSearch(Route.useSearch())} />
  },
})
