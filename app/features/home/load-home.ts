import type { QueryClient } from '@tanstack/react-query'
import { loadGoal } from '#app/features/goal/goal.data.ts'
import { pointsQueries } from '#app/features/history/history.data.ts'
import { offerQueries } from '#app/features/offers/offers.data.ts'
import { sessionQueries } from '#app/session/session.queries.ts'
import { BelowBalance, WithinReach } from './below-balance-part.ts'
import { homeQueries } from './home.data.ts'
import { VisitorHome } from './visitor-home-part.ts'

/**
 * What home shows, side by side. A part that fails is left out or says so; it never takes the page down.
 * @throws BackendError when the member's account is on hold or closed, for the screen that says so
 */
export async function loadHome(queryClient: QueryClient): Promise<void> {
  const shared = [
    queryClient.prefetchQuery(offerQueries.highlights()),
    queryClient.prefetchQuery(homeQueries.cards()),
  ]
  const { isLoggedIn } = await queryClient.ensureQueryData(sessionQueries.auth())
  await Promise.all([
    ...shared,
    ...(isLoggedIn
      ? [
          queryClient.prefetchQuery(pointsQueries.glance()),
          loadGoal(queryClient),
          BelowBalance.ready(),
          WithinReach.ready(),
        ]
      : [VisitorHome.ready()]),
  ])
}
