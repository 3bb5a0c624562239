import { createFileRoute } from '@tanstack/react-router'
import { CreditPage } from '#app/features/spend/credit-page.tsx'
import { loadCredit } from '#app/features/spend/load-amount.ts'
import { readCreditSearch } from '#app/features/spend/redeem-search.ts'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'

export const Route = createFileRoute('/_member/account/redeem/credit')({
  validateSearch: readCreditSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadCredit(context.queryClient, deps),
  head: () => pageHead(m.credit_title()),
  staticData: { wakes: ['step', 'intent'] },
  component: function Credit() {
    const { card, ...search } = Route.useSearch()
    return <CreditPage card={card} search={search} />
  },
})
