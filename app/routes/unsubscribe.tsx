import { createFileRoute } from '@tanstack/react-router'
import { readOutcome } from '#app/domain/outcomes.ts'
import { answerUnsubscribe, UnsubscribePage } from '#app/features/message-preferences/unsubscribe-page.tsx'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { textsOf } from '#app/shell/links/search-params.ts'

export const Route = createFileRoute('/unsubscribe')({
  validateSearch: (search): { token?: string; outcome?: string } =>
    textsOf(search, ['token', 'outcome'], 1000),
  head: () => pageHead(m.messages_unsubscribeTitle(), { isUnlisted: true }),
  component: function Unsubscribe() {
    const { token = '', outcome } = Route.useSearch()
    return <UnsubscribePage token={token} outcome={readOutcome('unsubscribe', outcome)} />
  },
  server: { handlers: { POST: answerUnsubscribe } },
})
