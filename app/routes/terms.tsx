import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '#app/features/legal/legal-pages.tsx'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'

export const Route = createFileRoute('/terms')({
  head: () => pageHead(m.legal_termsTitle()),
  component: TermsPage,
})
