import { createFileRoute } from '@tanstack/react-router'
import { type AmountSearch, readAmountSearch } from '#app/features/spend/amount-state.ts'
import { CreditPage } from '#app/features/spend/credit-page.tsx'
import { loadCredit } from '#app/features/spend/load-redeem.ts'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { textsOf } from '#app/shell/links/search-params.ts'

export const Route = createFileRoute('/_member/account/redeem/credit')({
  validateSearch: (search): AmountSearch & { card?: string } => ({
    ...textsOf(search, ['card'], 64),
    ...readAmountSearch(search),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadCredit(context.queryClient, deps),
  head: () => pageHead(m.credit_title()),
  staticData: { wakes: ['step', 'intent'] },
  component: function Credit() {
    const { card, ...search } = Route.useSearch()
    return <CreditPage card={card} search={search} />
  },
})
