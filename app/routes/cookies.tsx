import { createFileRoute } from '@tanstack/react-router'
import { consentQueries } from '#app/features/consent/consent.data.ts'
import { answerConsent, CookiesPage } from '#app/features/consent/cookies-page.tsx'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { oneOf } from '#app/shell/links/search-params.ts'

export const Route = createFileRoute('/cookies')({
  validateSearch: (search): { saved?: string } => (oneOf(search.saved) === 'yes' ? { saved: 'yes' } : {}),
  loader: async ({ context }) => {
    await context.queryClient.prefetchQuery(consentQueries.choice())
  },
  head: () => pageHead(m.cookies_title()),
  staticData: { wakes: ['saved'] },
  component: function Cookies() {
    return <CookiesPage isSaved={Route.useSearch().saved === 'yes'} />
  },
  server: { handlers: { POST: answerConsent } },
})
