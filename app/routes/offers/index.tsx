import { createFileRoute } from '@tanstack/react-router'
import { loadOffers } from '#app/features/offers/load-offers.ts'
import { offerSearch, readOfferSearch } from '#app/features/offers/offer-filters.ts'
import { offerQueries } from '#app/features/offers/offers.data.ts'
import { OffersPage } from '#app/features/offers/offers-page.tsx'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'

export const Route = createFileRoute('/offers/')({
  validateSearch: (search) => offerSearch(readOfferSearch(search)),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, cause }) => {
    await Promise.all([
      loadOffers(context.queryClient, offerQueries.groups(readOfferSearch(deps)), cause),
      context.queryClient.prefetchQuery(offerQueries.spotlights()),
    ])
  },
  head: () => pageHead(m.offers_title(), m.offers_description()),
  component: function Offers() {
    return <OffersPage filters={readOfferSearch(Route.useSearch())} />
  },
})
