import { createFileRoute } from '@tanstack/react-router'
import { loadTravel } from '#app/features/transactions/load-transactions.ts'
import { TravelPage } from '#app/features/transactions/travel-page.tsx'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/site/page-head.ts'
import { readPage } from '#app/site/read-page.ts'
import { oneOf } from '#app/site/search-params.ts'

export const Route = createFileRoute('/_member/account/redeem/travel')({
  validateSearch: (search): { card?: string; page?: string } => {
    const card = oneOf(search.card)
    const page = readPage(search.page)
    return { ...(card && { card: card.slice(0, 64) }), ...(page > 1 && { page: String(page) }) }
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    loadTravel(context.queryClient, { card: deps.card, page: readPage(deps.page) }),
  head: () => pageHead(m.travel_title()),
  component: function Travel() {
    const { card, page } = Route.useSearch()
    return <TravelPage card={card} page={readPage(page)} />
  },
})
