import { createFileRoute } from '@tanstack/react-router'
import { seeOther } from '#app/edge/see-other.ts'
import { unsubscribe } from '#app/features/message-preferences/preferences.data.ts'
import {
  oneClickAnswer,
  readUnsubscribeOutcome,
} from '#app/features/message-preferences/unsubscribe-outcome.ts'
import { UnsubscribePage } from '#app/features/message-preferences/unsubscribe-page.tsx'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { linkOutcomePath, sendable } from '#app/shell/forms/link-outcome.ts'
import { readForm } from '#app/shell/forms/posted-form.ts'
import { oneOf } from '#app/shell/links/search-params.ts'

export const Route = createFileRoute('/unsubscribe')({
  validateSearch: (search): { token?: string; outcome?: string } => {
    const token = oneOf(search.token)
    const outcome = readUnsubscribeOutcome(oneOf(search.outcome))
    return { ...(token && { token }), ...(outcome && { outcome }) }
  },
  head: () => pageHead(m.messages_stopTitle(), undefined, { isUnlisted: true }),
  component: function Unsubscribe() {
    const { token = '', outcome } = Route.useSearch()
    return <UnsubscribePage token={token} outcome={readUnsubscribeOutcome(outcome)} />
  },
  server: {
    handlers: {
      POST: async ({ request }) => {
        const form = await readForm(request)
        const token = form.token ?? new URL(request.url).searchParams.get('token') ?? ''
        const outcome = await unsubscribe({ data: sendable(token) })
        if (form['List-Unsubscribe'] === 'One-Click') return oneClickAnswer(outcome)
        return seeOther(linkOutcomePath('/unsubscribe', outcome, token))
      },
    },
  },
})
