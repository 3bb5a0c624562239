import { createFileRoute } from '@tanstack/react-router'
import { catalogueSearch, readCatalogueSearch } from '#app/features/gift-cards/catalogue-filters.ts'
import { CataloguePage } from '#app/features/gift-cards/catalogue-page.tsx'
import { giftCardQueries } from '#app/features/gift-cards/gift-cards.data.ts'
import { FilterDrawer } from '#app/features/gift-cards/load-catalogue.ts'
import { offerQueries } from '#app/features/offers/offers.data.ts'
import { Spotlights } from '#app/features/offers/spotlights.tsx'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { beside } from '#app/shell/page-parts/beside.ts'

export const Route = createFileRoute('/gift-cards/')({
  validateSearch: (search) => {
    const read = readCatalogueSearch(search)
    return catalogueSearch(read, read.page, read.isOpen)
  },
  loader: async ({ context }) => {
    await Promise.all([
      context.queryClient.ensureQueryData(giftCardQueries.list()),
      FilterDrawer.ready(),
      beside(context.queryClient, context.queryClient.prefetchQuery(offerQueries.spotlights())),
    ])
  },
  head: () => pageHead(m.giftCards_title()),
  component: function GiftCards() {
    return (
      <>
        <CataloguePage search={readCatalogueSearch(Route.useSearch())} />
        <Spotlights first={['gift-card', 'gift-card-category']} />
      </>
    )
  },
})
