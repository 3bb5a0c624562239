import { createFileRoute } from '@tanstack/react-router'
import { stepUpQueries } from '#app/actions/step-up.data.ts'
import { readOutcome } from '#app/domain/outcomes.ts'
import { answerProfile, ProfileForm, ProfilePage } from '#app/features/account/profile-page.tsx'
import { readSection } from '#app/features/account/profile-section.ts'
import { AddressBook } from '#app/features/addresses/address-book.tsx'
import { addressQueries } from '#app/features/addresses/addresses.data.ts'
import { PendingEmail } from '#app/features/email-change/pending-email.tsx'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { postedForm } from '#app/shell/forms/posted-form.ts'
import { oneOf, readIntent } from '#app/shell/links/search-params.ts'
import { AccountPage } from '#app/shell/member/account-page.tsx'
import { beside } from '#app/shell/page-parts/beside.ts'

interface Search {
  edit?: string
  saved?: string
  address?: string
  email?: string
  intent?: string
}

export const Route = createFileRoute('/_member/account/profile/')({
  validateSearch: (search): Search => {
    const edit = readSection(oneOf(search.edit))
    const saved = readSection(oneOf(search.saved))
    const address = readOutcome('address', oneOf(search.address))
    const email = readOutcome('email', oneOf(search.email))
    return {
      ...(edit && { edit }),
      ...(saved && { saved }),
      ...(address && { address }),
      ...(email && { email }),
      ...readIntent(search),
    }
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { edit, intent }, serverContext }) => {
    await Promise.all([
      queryClient.prefetchQuery(addressQueries.list()),
      beside(queryClient, queryClient.prefetchQuery(pageDataQueries.current())),
      edit && ProfileForm.ready(),
      intent && queryClient.prefetchQuery(stepUpQueries.returned(intent)),
    ])
    return { posted: postedForm(serverContext) }
  },
  head: () => pageHead(m.profile_title()),
  staticData: { wakes: ['edit', 'saved', 'address', 'email', 'intent'] },
  component: function Profile() {
    const { edit, saved, address, email, intent } = Route.useSearch()
    const { posted } = Route.useLoaderData()
    return (
      <AccountPage
        title={m.profile_title()}
        id="profile-settings"
        // The open section shows its errors itself.
        posted={edit ? undefined : posted}
      >
        <PendingEmail outcome={readOutcome('email', email)} />
        <ProfilePage edit={readSection(edit)} saved={readSection(saved)} posted={posted} intent={intent} />
        <AddressBook outcome={readOutcome('address', address)} />
      </AccountPage>
    )
  },
  server: { handlers: { POST: answerProfile } },
})
