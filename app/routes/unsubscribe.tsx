import { createFileRoute } from '@tanstack/react-router'
import { readUnsubscribeOutcome } from '#app/features/message-preferences/unsubscribe-outcome.ts'
import { answerUnsubscribe, UnsubscribePage } from '#app/features/message-preferences/unsubscribe-page.tsx'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { oneOf } from '#app/shell/links/search-params.ts'

export const Route = createFileRoute('/unsubscribe')({
  validateSearch: (search): { token?: string; outcome?: string } => {
    const token = oneOf(search.token)
    const outcome = readUnsubscribeOutcome(oneOf(search.outcome))
    return { ...(token && { token }), ...(outcome && { outcome }) }
  },
  head: () => pageHead(m.messages_unsubscribeTitle(), { isUnlisted: true }),
  component: function Unsubscribe() {
    const { token = '', outcome } = Route.useSearch()
    return <UnsubscribePage token={token} outcome={readUnsubscribeOutcome(outcome)} />
  },
  server: { handlers: { POST: answerUnsubscribe } },
})
