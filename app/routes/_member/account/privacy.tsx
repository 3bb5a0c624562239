import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { type Outcome, readOutcome } from '#app/domain/outcomes.ts'
import { answerPrivacy } from '#app/features/privacy/answer-privacy-form.ts'
import { ConsentList } from '#app/features/privacy/consent-list.tsx'
import { AccountClosing, DataExport } from '#app/features/privacy/export-and-closing.tsx'
import { loadPrivacy } from '#app/features/privacy/privacy.data.ts'
import { WhyThis } from '#app/features/privacy/why-this.tsx'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { postedForm } from '#app/shell/forms/posted-form.ts'
import { oneOf, readIntent } from '#app/shell/links/search-params.ts'
import { AccountPage } from '#app/shell/member/account-page.tsx'

export const Route = createFileRoute('/_member/account/privacy')({
  validateSearch: (search): { intent?: string; outcome?: Outcome<'privacy'> } => {
    const outcome = readOutcome('privacy', oneOf(search.outcome))
    return { ...readIntent(search), ...(outcome && { outcome }) }
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, serverContext }) => {
    await loadPrivacy(context.queryClient, deps.intent)
    return { posted: postedForm(serverContext) }
  },
  head: () => pageHead(m.privacy_title()),
  staticData: { wakes: ['intent', 'outcome'] },
  component: function Privacy() {
    const { intent, outcome } = Route.useSearch()
    const { featureFlags } = useSuspenseQuery(pageDataQueries.current()).data
    return (
      <AccountPage title={m.privacy_title()} lead={m.privacy_lead()} posted={Route.useLoaderData().posted}>
        {featureFlags.consents ? <ConsentList outcome={outcome} /> : null}
        <WhyThis outcome={outcome} />
        {featureFlags.dataExport ? <DataExport outcome={outcome} /> : null}
        {featureFlags.accountDeletion ? <AccountClosing intent={intent} outcome={outcome} /> : null}
      </AccountPage>
    )
  },
  server: { handlers: { POST: answerPrivacy } },
})
