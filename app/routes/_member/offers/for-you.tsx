import { createFileRoute } from '@tanstack/react-router'
import { loadOffers } from '#app/features/offers/load-offers.ts'
import { keptOfferSearch, readOfferSearch } from '#app/features/offers/offer-filters.ts'
import { OfferViewPage } from '#app/features/offers/offer-view-page.tsx'
import { offerQueries } from '#app/features/offers/offers.data.ts'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'

export const Route = createFileRoute('/_member/offers/for-you')({
  validateSearch: keptOfferSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, cause }) =>
    loadOffers(context.queryClient, offerQueries.list('for-you', readOfferSearch(deps)), cause),
  head: () => pageHead(m.offers_groupForYou()),
  component: function OffersForYou() {
    return <OfferViewPage list="for-you" search={readOfferSearch(Route.useSearch())} />
  },
})
