import { createFileRoute } from '@tanstack/react-router'
import { loadOffers } from '#app/features/offers/load-offers.ts'
import { offerSearch, readOfferSearch, readOwnFilter } from '#app/features/offers/offer-filters.ts'
import { offerQueries } from '#app/features/offers/offers.data.ts'
import { OffersPage } from '#app/features/offers/offers-page.tsx'
import * as m from '#app/paraglide/messages.js'
import { sessionQueries } from '#app/session/session.data.ts'
import { pageHead } from '#app/shell/document/page-head.ts'
import { beside } from '#app/shell/page-parts/beside.ts'

export const Route = createFileRoute('/offers/')({
  validateSearch: (search) => ({ ...offerSearch(readOfferSearch(search)), ...readOwnFilter(search) }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, cause }) => {
    const { own } = readOwnFilter(deps)
    const { isLoggedIn } = await context.queryClient.ensureQueryData(sessionQueries.auth())
    await Promise.all([
      loadOffers(context.queryClient, offerQueries.groups(readOfferSearch(deps)), cause),
      beside(context.queryClient, context.queryClient.prefetchQuery(offerQueries.spotlights())),
      ...(own && isLoggedIn ? [context.queryClient.prefetchQuery(offerQueries.own(own))] : []),
    ])
  },
  head: () => pageHead(m.offers_title()),
  component: function Offers() {
    const search = Route.useSearch()
    return <OffersPage filters={readOfferSearch(search)} own={readOwnFilter(search).own} />
  },
})
