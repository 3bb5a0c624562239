import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { type Outcome, readOutcome } from '#app/domain/outcomes.ts'
import { answerSecurity, FreezeSection } from '#app/features/security/freeze-section.tsx'
import { loadSecurity } from '#app/features/security/security.data.ts'
import { SecurityLog, SessionList } from '#app/features/security/sessions-and-log.tsx'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { postedForm } from '#app/shell/forms/posted-form.ts'
import { oneOf, readIntent } from '#app/shell/links/search-params.ts'
import { AccountPage } from '#app/shell/member/account-page.tsx'

interface Search {
  intent?: string
  outcome?: Outcome<'security'>
  redemptions?: Outcome<'redemptions'>
}

export const Route = createFileRoute('/_member/account/security')({
  validateSearch: (search): Search => {
    const outcome = readOutcome('security', oneOf(search.outcome))
    const redemptions = readOutcome('redemptions', oneOf(search.redemptions))
    return {
      ...readIntent(search),
      ...(outcome && { outcome }),
      ...(redemptions && { redemptions }),
    }
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, serverContext }) => {
    await loadSecurity(context.queryClient, deps.intent)
    return { posted: postedForm(serverContext) }
  },
  head: () => pageHead(m.security_title()),
  staticData: { wakes: ['redemptions', 'outcome', 'intent'] },
  component: function Security() {
    const { intent, outcome, redemptions } = Route.useSearch()
    const { featureFlags } = useSuspenseQuery(pageDataQueries.current()).data
    return (
      <AccountPage title={m.security_title()} posted={Route.useLoaderData().posted}>
        {featureFlags.freeze ? (
          <FreezeSection
            intent={intent}
            isStopped={outcome === 'frozen'}
            isAllowedAgain={redemptions === 'allowed'}
          />
        ) : null}
        <SessionList outcome={outcome} />
        {featureFlags.securityLog ? <SecurityLog /> : null}
      </AccountPage>
    )
  },
  server: { handlers: { POST: answerSecurity } },
})
