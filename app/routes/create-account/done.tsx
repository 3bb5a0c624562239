import { createFileRoute } from '@tanstack/react-router'
import { accountQueries } from '#app/features/account/account.queries.ts'
import { pointsQueries } from '#app/features/points/points.queries.ts'
import { WelcomePage } from '#app/features/registration/welcome-page.tsx'
import * as m from '#app/paraglide/messages.js'
import { sessionQueries } from '#app/session/session.queries.ts'
import { pageHead } from '#app/site/page-head.ts'

export const Route = createFileRoute('/create-account/done')({
  loader: async ({ context: { queryClient } }) => {
    const { isLoggedIn } = await queryClient.ensureQueryData(sessionQueries.auth())
    if (!isLoggedIn) return
    await Promise.all([
      queryClient.prefetchQuery(accountQueries.profile()),
      queryClient.prefetchQuery(pointsQueries.balance()),
    ])
  },
  head: () => pageHead(m.join_firstThree(), m.join_lead(), { isUnlisted: true }),
  component: WelcomePage,
})
