import { createFileRoute } from '@tanstack/react-router'
import { type ConsentPurpose, consentPurposes } from '#app/domain/consent.ts'
import { withLocalePrefix } from '#app/domain/locale.ts'
import { safeReturnPath } from '#app/domain/return-path.ts'
import { seeOther } from '#app/edge/see-other.ts'
import { consentQueries, saveConsent } from '#app/features/consent/consent.data.ts'
import { CookiesPage } from '#app/features/consent/cookies-page.tsx'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { formOf } from '#app/shell/forms/posted-form.ts'
import { href } from '#app/shell/links/href.ts'
import { oneOf } from '#app/shell/links/search-params.ts'

export const Route = createFileRoute('/cookies')({
  validateSearch: (search): { saved?: string } => (oneOf(search.saved) === 'yes' ? { saved: 'yes' } : {}),
  loader: async ({ context }) => {
    await context.queryClient.prefetchQuery(consentQueries.choice())
  },
  head: () => pageHead(m.cookies_title(), m.cookies_lead()),
  staticData: { wakes: ['saved'] },
  component: function Cookies() {
    return <CookiesPage isSaved={Route.useSearch().saved === 'yes'} />
  },
  server: {
    handlers: {
      // The banner of any page, and this page's form.
      POST: async ({ request }) => {
        const form = await formOf(request)
        const from = form.get('from')
        const location =
          typeof from === 'string'
            ? withLocalePrefix(safeReturnPath(from), currentLocale())
            : href('/cookies', { saved: 'yes' })
        await saveConsent({ data: { granted: purposesOf(form) } })
        return seeOther(location)
      },
    },
  },
})

/** `all`, `none`, or the ticked purposes. Anything else counts as no consent. */
function purposesOf(form: FormData): ConsentPurpose[] {
  const answer = form.get('consent')
  if (answer === 'all') return [...consentPurposes]
  if (answer === 'none') return []
  return consentPurposes.filter((purpose) => form.has(purpose))
}
