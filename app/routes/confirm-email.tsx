import { createFileRoute } from '@tanstack/react-router'
import { answerConfirmation, ConfirmEmailPage } from '#app/features/email-change/confirm-email-page.tsx'
import { readConfirmEmailOutcome } from '#app/features/email-change/email-outcome.ts'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { oneOf } from '#app/shell/links/search-params.ts'

export const Route = createFileRoute('/confirm-email')({
  validateSearch: (search): { token?: string; outcome?: string } => {
    const token = oneOf(search.token)
    const outcome = readConfirmEmailOutcome(oneOf(search.outcome))
    return { ...(token && { token }), ...(outcome && { outcome }) }
  },
  head: () => pageHead(m.email_confirmTitle(), { isUnlisted: true }),
  component: function ConfirmEmail() {
    const { token = '', outcome } = Route.useSearch()
    return <ConfirmEmailPage token={token} outcome={readConfirmEmailOutcome(outcome)} />
  },
  server: { handlers: { POST: answerConfirmation } },
})
