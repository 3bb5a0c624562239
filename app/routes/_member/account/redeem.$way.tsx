import { createFileRoute } from '@tanstack/react-router'
import { AmountPage } from '#app/features/spend/amount-page.tsx'
import { loadAmountOf } from '#app/features/spend/load-amount.ts'
import { readCardSearch } from '#app/features/spend/redeem-search.ts'
import { pageHead } from '#app/shell/document/page-head.ts'

export const Route = createFileRoute('/_member/account/redeem/$way')({
  validateSearch: readCardSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadAmountOf(context.queryClient, params.way, deps),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData.title) : {}),
  staticData: { wakes: ['step', 'intent'] },
  component: function Amount() {
    const { card, ...search } = Route.useSearch()
    return <AmountPage kind={Route.useLoaderData().kind} card={card} search={search} />
  },
})
