import { createFileRoute } from '@tanstack/react-router'
import { readOutcome } from '#app/domain/outcomes.ts'
import { answerConfirmation, ConfirmEmailPage } from '#app/features/email-change/confirm-email-page.tsx'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { textsOf } from '#app/shell/links/search-params.ts'

export const Route = createFileRoute('/confirm-email')({
  validateSearch: (search): { token?: string; outcome?: string } =>
    textsOf(search, ['token', 'outcome'], 1000),
  head: () => pageHead(m.email_confirmTitle(), { isUnlisted: true }),
  component: function ConfirmEmail() {
    const { token = '', outcome } = Route.useSearch()
    return <ConfirmEmailPage token={token} outcome={readOutcome('confirmEmail', outcome)} />
  },
  server: { handlers: { POST: answerConfirmation } },
})
