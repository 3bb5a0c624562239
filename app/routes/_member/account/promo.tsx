import { createFileRoute } from '@tanstack/react-router'
import { promoQueries } from '#app/features/promo/promo.queries.ts'
import { PromoPage } from '#app/features/promo/promo-page.tsx'
import * as m from '#app/paraglide/messages.js'
import { AccountPage } from '#app/site/account-page.tsx'
import { pageHead } from '#app/site/page-head.ts'

export const Route = createFileRoute('/_member/account/promo')({
  loader: async ({ context }) => {
    await context.queryClient.prefetchQuery(promoQueries.check())
  },
  head: () => pageHead(m.promo_title()),
  component: () => (
    <AccountPage title={m.promo_title()} lead={m.promo_lead()}>
      <PromoPage />
    </AccountPage>
  ),
})
