import { createFileRoute } from '@tanstack/react-router'
import { loadTravel } from '#app/features/spend/load-amount.ts'
import { readTravelSearch } from '#app/features/spend/redeem-search.ts'
import { TravelPage } from '#app/features/spend/travel-page.tsx'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { readPage } from '#app/shell/links/search-params.ts'
import { lazyPart } from '#app/shell/page-parts/lazy-part.tsx'

/** The steps of one purchase, loaded when it is chosen. */
const TravelRedeemPage = lazyPart(() =>
  import('#app/features/spend/travel-redeem-page.tsx').then((module) => module.TravelRedeemPage),
)

export const Route = createFileRoute('/_member/account/redeem/travel')({
  validateSearch: readTravelSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await Promise.all([
      loadTravel(context.queryClient, deps, readPage(deps.page)),
      deps.purchase ? TravelRedeemPage.ready() : undefined,
    ])
  },
  head: ({ match }) => pageHead(match.search.purchase ? m.travel_payTitle() : m.travel_title()),
  staticData: { wakes: ['purchase', 'step', 'intent'] },
  component: function Travel() {
    const { card, dates, page, purchase, ...search } = Route.useSearch()
    return purchase ? (
      <TravelRedeemPage card={card} purchase={purchase} search={search} />
    ) : (
      <TravelPage card={card} dates={dates} page={readPage(page)} />
    )
  },
})
