import type { QueryClient } from '@tanstack/react-query'
import { loadGoal } from '#app/features/goal/goal.data.ts'
import { pointsQueries } from '#app/features/history/history.data.ts'
import { offerQueries } from '#app/features/offers/offers.data.ts'
import { sessionQueries } from '#app/session/session.data.ts'
import { beside } from '#app/shell/page-parts/beside.ts'
import { firstInteraction, lazyPart } from '#app/shell/page-parts/lazy-part.tsx'
import { homeQueries } from './home.data.ts'

/** Stays server-rendered HTML until the first interaction loads its code. */
export const BelowBalance = lazyPart(
  () => import('./below-balance.tsx').then((module) => module.BelowBalance),
  firstInteraction,
)

/** The visitors' home page, a chunk of its own: members do not load it. */
export const VisitorHome = lazyPart(() => import('./visitor-home.tsx').then((module) => module.VisitorHome))

/**
 * What home shows, side by side. A part that fails or hangs is left out or says so; it never takes the page down.
 * @throws BackendError when the member's account is on hold or closed, for the screen that says so
 */
export async function loadHome(queryClient: QueryClient): Promise<void> {
  const shared = beside(
    queryClient,
    queryClient.prefetchQuery(offerQueries.highlights()),
    queryClient.prefetchQuery(homeQueries.cards()),
  )
  const { isLoggedIn } = await queryClient.ensureQueryData(sessionQueries.auth())
  await Promise.all([
    shared,
    ...(isLoggedIn
      ? [
          beside(queryClient, queryClient.prefetchQuery(pointsQueries.glance()), loadGoal(queryClient)),
          BelowBalance.ready(),
        ]
      : [VisitorHome.ready()]),
  ])
}
