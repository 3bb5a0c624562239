import { createFileRoute } from '@tanstack/react-router'
import { WaysLead, WaysPage } from '#app/features/spend/ways-page.tsx'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { AccountPage } from '#app/shell/member/account-page.tsx'

export const Route = createFileRoute('/_member/account/redeem/')({
  head: () => pageHead(m.ways_title()),
  component: () => (
    <AccountPage title={m.ways_title()} lead={<WaysLead />}>
      <WaysPage />
    </AccountPage>
  ),
})
