import { createFileRoute } from '@tanstack/react-router'
import { orderQueries } from '#app/features/orders/orders.data.ts'
import { BelowFigure, OverviewPage } from '#app/features/overview/overview-page.tsx'
import { loadClosing } from '#app/features/privacy/privacy.data.ts'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { AccountPage } from '#app/shell/member/account-page.tsx'
import { beside } from '#app/shell/page-parts/beside.ts'

export const Route = createFileRoute('/_member/account/')({
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      beside(queryClient, queryClient.prefetchQuery(orderQueries.latest()), loadClosing(queryClient)),
      BelowFigure.ready(),
    ])
  },
  head: () => pageHead(m.account_title()),
  staticData: { isWholeWithoutProfile: true },
  component: () => (
    <AccountPage title={m.account_title()} isIndex>
      <OverviewPage />
    </AccountPage>
  ),
})
