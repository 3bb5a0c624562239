import { createFileRoute } from '@tanstack/react-router'
import { WholeScreenCard } from '#app/features/account/member-card-page.tsx'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'

export const Route = createFileRoute('/_member/account/card/full')({
  staticData: { frame: 'content' },
  head: () => pageHead(m.card_title()),
  component: WholeScreenCard,
})
