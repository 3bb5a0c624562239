import { createFileRoute } from '@tanstack/react-router'
import { seeOther } from '#app/edge/see-other.ts'
import { ConfirmEmailPage } from '#app/features/email-change/confirm-email-page.tsx'
import { confirmEmail } from '#app/features/email-change/email-change.data.ts'
import { readConfirmEmailOutcome } from '#app/features/email-change/email-outcome.ts'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { linkOutcomePath, sendable } from '#app/shell/forms/link-outcome.ts'
import { readForm } from '#app/shell/forms/posted-form.ts'
import { oneOf } from '#app/shell/links/search-params.ts'

export const Route = createFileRoute('/confirm-email')({
  validateSearch: (search): { token?: string; outcome?: string } => {
    const token = oneOf(search.token)
    const outcome = readConfirmEmailOutcome(oneOf(search.outcome))
    return { ...(token && { token }), ...(outcome && { outcome }) }
  },
  head: () => pageHead(m.email_confirmTitle(), undefined, { isUnlisted: true }),
  component: function ConfirmEmail() {
    const { token = '', outcome } = Route.useSearch()
    return <ConfirmEmailPage token={token} outcome={readConfirmEmailOutcome(outcome)} />
  },
  server: {
    handlers: {
      POST: async ({ request }) => {
        const { token = '' } = await readForm(request)
        const outcome = await confirmEmail({ data: sendable(token) })
        return seeOther(linkOutcomePath('/confirm-email', outcome, token))
      },
    },
  },
})
