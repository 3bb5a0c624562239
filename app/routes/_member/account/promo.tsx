import { createFileRoute } from '@tanstack/react-router'
import { PromoPage } from '#app/features/promo/promo-page.tsx'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { AccountPage } from '#app/shell/member/account-page.tsx'

export const Route = createFileRoute('/_member/account/promo')({
  head: () => pageHead(m.promo_title()),
  component: () => (
    <AccountPage title={m.promo_title()} lead={m.promo_lead()}>
      <PromoPage />
    </AccountPage>
  ),
})
