import { createFileRoute } from '@tanstack/react-router'
import { CreditPage } from '#app/features/transactions/credit-page.tsx'
import { loadCredit } from '#app/features/transactions/load-transactions.ts'
import { readSpendSearch, type SpendSearch } from '#app/features/transactions/spend-search.ts'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/site/document/page-head.ts'
import { oneOf } from '#app/site/links/search-params.ts'

export const Route = createFileRoute('/_member/account/redeem/credit')({
  validateSearch: (search): SpendSearch & { card?: string } => {
    const card = oneOf(search.card)
    return { ...(card && { card: card.slice(0, 64) }), ...readSpendSearch(search) }
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadCredit(context.queryClient, deps),
  head: () => pageHead(m.credit_title()),
  component: function Credit() {
    const { card, ...search } = Route.useSearch()
    return <CreditPage card={card} search={search} />
  },
})
