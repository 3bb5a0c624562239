import { createFileRoute } from '@tanstack/react-router'
import { answerWelcome, WelcomePage, welcomeTitle } from '#app/features/registration/welcome-page.tsx'
import { balanceQueries } from '#app/member-data/balance.data.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import * as m from '#app/paraglide/messages.js'
import { sessionQueries } from '#app/session/session.data.ts'
import { pageHead } from '#app/shell/document/page-head.ts'

export const Route = createFileRoute('/create-account/done')({
  loader: async ({ context: { queryClient } }) => {
    const { isLoggedIn } = await queryClient.ensureQueryData(sessionQueries.auth())
    if (!isLoggedIn) return { title: m.join_mailboxTitle() }
    await Promise.all([
      queryClient.prefetchQuery(accountQueries.profile()),
      queryClient.prefetchQuery(balanceQueries.current()),
    ])
    return { title: welcomeTitle(queryClient.getQueryData(accountQueries.profile().queryKey)) }
  },
  head: ({ loaderData }) => pageHead(loaderData?.title ?? m.join_title(), { isUnlisted: true }),
  staticData: { wakes: 'always' },
  component: WelcomePage,
  server: { handlers: { POST: answerWelcome } },
})
