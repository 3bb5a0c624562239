import { createFileRoute } from '@tanstack/react-router'
import { pageDataQueries } from '#app/features/page-data/page-data.queries.ts'
import { ConsentList } from '#app/features/privacy/consent-list.tsx'
import { setConsent } from '#app/features/privacy/privacy.functions.ts'
import { privacyQueries } from '#app/features/privacy/privacy.queries.ts'
import * as m from '#app/paraglide/messages.js'
import { AccountPage } from '#app/site/account-page.tsx'
import { href } from '#app/site/href.ts'
import { pageHead } from '#app/site/page-head.ts'
import { answerForm, readForm, seeOther } from '#app/site/posted-form.ts'
import { oneOf } from '#app/site/search-params.ts'

export const Route = createFileRoute('/_member/account/privacy')({
  validateSearch: (search): { news?: string } =>
    oneOf(search.news) === 'wording' ? { news: 'wording' } : {},
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.prefetchQuery(pageDataQueries.current()),
      queryClient.prefetchQuery(privacyQueries.consents()),
    ])
  },
  head: () => pageHead(m.privacy_title()),
  component: function Privacy() {
    return (
      <AccountPage title={m.privacy_title()} lead={m.privacy_lead()}>
        <ConsentList isOldWording={Route.useSearch().news === 'wording'} />
      </AccountPage>
    )
  },
  server: {
    handlers: {
      // One consent as a browser without JavaScript sends it.
      POST: ({ request }) =>
        answerForm(request, async () => {
          const { purpose = '', wordingVersion = '', isGranted } = await readForm(request)
          const saved = await setConsent({
            data: { purpose, wordingVersion, isGranted: isGranted === 'yes' },
          })
          return seeOther(href('/account/privacy', saved.ok ? {} : { news: 'wording' }))
        }),
    },
  },
})
