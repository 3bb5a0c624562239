import { createFileRoute } from '@tanstack/react-router'
import { MemberCardPage } from '#app/features/account/member-card-page.tsx'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { AccountPage } from '#app/shell/member/account-page.tsx'

export const Route = createFileRoute('/_member/account/card/')({
  head: () => pageHead(m.card_title()),
  component: () => (
    <AccountPage title={m.card_title()}>
      <MemberCardPage />
    </AccountPage>
  ),
})
