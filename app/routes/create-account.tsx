import { createFileRoute } from '@tanstack/react-router'
import { JoinPage } from '#app/features/join/join-page.tsx'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/site/page-head.ts'

export const Route = createFileRoute('/create-account')({
  head: () => pageHead(m.join_title(), m.join_lead()),
  component: JoinPage,
})
