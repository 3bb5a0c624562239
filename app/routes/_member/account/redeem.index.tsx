import { createFileRoute } from '@tanstack/react-router'
import { WaysPage } from '#app/features/transactions/ways-page.tsx'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/site/document/page-head.ts'

export const Route = createFileRoute('/_member/account/redeem/')({
  head: () => pageHead(m.ways_title()),
  component: WaysPage,
})
