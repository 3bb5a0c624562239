import { createFileRoute } from '@tanstack/react-router'
import { stepUpQueries } from '#app/actions/step-up.data.ts'
import { answerEmailChange, EmailChangePage } from '#app/features/email-change/email-change-page.tsx'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { postedForm } from '#app/shell/forms/posted-form.ts'
import { href } from '#app/shell/links/href.ts'
import { readIntent } from '#app/shell/links/search-params.ts'
import { AccountPage } from '#app/shell/member/account-page.tsx'

export const Route = createFileRoute('/_member/account/profile/email')({
  validateSearch: readIntent,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { intent }, serverContext }) => {
    await Promise.all([
      queryClient.ensureQueryData(accountQueries.profile()),
      queryClient.prefetchQuery(pageDataQueries.current()),
      intent ? queryClient.prefetchQuery(stepUpQueries.returned(intent)) : undefined,
    ])
    return { posted: postedForm(serverContext) }
  },
  head: () => pageHead(m.email_title()),
  staticData: { wakes: ['intent'] },
  component: function ChangeEmail() {
    return (
      <AccountPage
        title={m.email_title()}
        back={{ href: href('/account/profile'), label: m.email_backToProfile() }}
      >
        <EmailChangePage intent={Route.useSearch().intent} posted={Route.useLoaderData().posted} />
      </AccountPage>
    )
  },
  server: { handlers: { POST: answerEmailChange } },
})
