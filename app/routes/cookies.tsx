import { createFileRoute } from '@tanstack/react-router'
import { type Outcome, readOutcome } from '#app/domain/outcomes.ts'
import { consentQueries } from '#app/features/consent/consent.data.ts'
import { answerConsent, CookiesPage } from '#app/features/consent/cookies-page.tsx'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { oneOf } from '#app/shell/links/search-params.ts'

export const Route = createFileRoute('/cookies')({
  validateSearch: (search): { outcome?: Outcome<'cookies'> } => {
    const outcome = readOutcome('cookies', oneOf(search.outcome))
    return outcome ? { outcome } : {}
  },
  loader: async ({ context }) => {
    await context.queryClient.prefetchQuery(consentQueries.choice())
  },
  head: () => pageHead(m.cookies_title()),
  staticData: { wakes: ['outcome'] },
  component: function Cookies() {
    return <CookiesPage outcome={Route.useSearch().outcome} />
  },
  server: { handlers: { POST: answerConsent } },
})
