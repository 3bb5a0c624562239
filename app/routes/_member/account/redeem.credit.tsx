import { createFileRoute } from '@tanstack/react-router'
import { accountQueries } from '#app/features/account/account.queries.ts'
import { CreditPage } from '#app/features/transactions/credit-page.tsx'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/site/page-head.ts'

export const Route = createFileRoute('/_member/account/redeem/credit')({
  loader: async ({ context }) => {
    await context.queryClient.prefetchQuery(accountQueries.cards())
  },
  head: () => pageHead(m.credit_title()),
  component: CreditPage,
})
