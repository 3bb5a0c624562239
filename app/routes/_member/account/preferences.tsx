import { createFileRoute, notFound } from '@tanstack/react-router'
import { type Outcome, readOutcome } from '#app/domain/outcomes.ts'
import { messagePreferenceQueries } from '#app/features/message-preferences/preferences.data.ts'
import { answerPreferences, PreferencesPage } from '#app/features/message-preferences/preferences-page.tsx'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { postedForm } from '#app/shell/forms/posted-form.ts'
import { oneOf } from '#app/shell/links/search-params.ts'
import { AccountPage } from '#app/shell/member/account-page.tsx'

export const Route = createFileRoute('/_member/account/preferences')({
  validateSearch: (search): { outcome?: Outcome<'preferences'> } => {
    const outcome = readOutcome('preferences', oneOf(search.outcome))
    return outcome ? { outcome } : {}
  },
  loader: async ({ context: { queryClient }, serverContext }) => {
    const { featureFlags } = await queryClient.ensureQueryData(pageDataQueries.current())
    if (!featureFlags.messagePreferences) throw notFound()
    await queryClient.prefetchQuery(messagePreferenceQueries.grid())
    return { posted: postedForm(serverContext) }
  },
  head: () => pageHead(m.messages_title()),
  staticData: { wakes: ['outcome'] },
  component: function Preferences() {
    const { posted } = Route.useLoaderData()
    return (
      <AccountPage title={m.messages_title()} lead={m.messages_lead()}>
        <PreferencesPage outcome={Route.useSearch().outcome} posted={posted} />
      </AccountPage>
    )
  },
  server: { handlers: { POST: answerPreferences } },
})
