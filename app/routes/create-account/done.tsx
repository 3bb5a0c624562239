import { createFileRoute } from '@tanstack/react-router'
import { answerWelcome, WelcomePage } from '#app/features/registration/welcome-page.tsx'
import { balanceQueries } from '#app/member-data/balance.data.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import * as m from '#app/paraglide/messages.js'
import { sessionQueries } from '#app/session/session.data.ts'
import { pageHead } from '#app/shell/document/page-head.ts'

export const Route = createFileRoute('/create-account/done')({
  loader: async ({ context: { queryClient } }) => {
    const { isLoggedIn } = await queryClient.ensureQueryData(sessionQueries.auth())
    if (!isLoggedIn) return
    await Promise.all([
      queryClient.prefetchQuery(accountQueries.profile()),
      queryClient.prefetchQuery(balanceQueries.current()),
    ])
  },
  head: () => pageHead(m.join_firstThree(), m.join_lead(), { isUnlisted: true }),
  staticData: { wakes: 'always' },
  component: WelcomePage,
  server: { handlers: { POST: answerWelcome } },
})
