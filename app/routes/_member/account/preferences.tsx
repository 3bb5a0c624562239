import { createFileRoute, notFound } from '@tanstack/react-router'
import { messagePreferenceQueries } from '#app/features/message-preferences/preferences.data.ts'
import {
  answerPreferences,
  type PreferencesOutcome,
  PreferencesPage,
} from '#app/features/message-preferences/preferences-page.tsx'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { postedForm } from '#app/shell/forms/posted-form.ts'
import { oneOf } from '#app/shell/links/search-params.ts'
import { AccountPage } from '#app/shell/member/account-page.tsx'

const readOutcome = (value: string | undefined): PreferencesOutcome | undefined =>
  value === 'saved' || value === 'wording' ? value : undefined

export const Route = createFileRoute('/_member/account/preferences')({
  validateSearch: (search): { outcome?: string } => {
    const outcome = readOutcome(oneOf(search.outcome))
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
        <PreferencesPage outcome={readOutcome(Route.useSearch().outcome)} posted={posted} />
      </AccountPage>
    )
  },
  server: { handlers: { POST: answerPreferences } },
})
