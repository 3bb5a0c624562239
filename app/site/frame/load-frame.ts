import type { QueryClient } from '@tanstack/react-query'
import { accountQueries } from '#app/features/account/account.queries.ts'
import { announcementQueries } from '#app/features/announcements/announcements.queries.ts'
import { experimentQueries } from '#app/features/page-data/experiments.queries.ts'
import { pageDataQueries } from '#app/features/page-data/page-data.queries.ts'
import { placeQueries } from '#app/features/place/place.queries.ts'
import { pointsQueries } from '#app/features/points/points.queries.ts'
import { sessionQueries } from '#app/session/session.queries.ts'

/**
 * Loads what the frame of every page shows. Page data, profile and balance run side by side; one that fails
 * leaves its place in the frame empty and never takes the page down.
 */
export async function loadFrame(queryClient: QueryClient): Promise<void> {
  const forEverybody = [
    queryClient.prefetchQuery(pageDataQueries.current()),
    queryClient.prefetchQuery(placeQueries.current()),
    queryClient.prefetchQuery(announcementQueries.banner()),
    queryClient.prefetchQuery(experimentQueries.current()),
  ]
  const { isLoggedIn } = await queryClient.ensureQueryData(sessionQueries.auth())
  await Promise.all([
    ...forEverybody,
    ...(isLoggedIn ? [queryClient.prefetchQuery(accountQueries.profile()), loadBalance(queryClient)] : []),
  ])
}

/** The balance; when it cannot be read, the one that was known last, which says its time. */
async function loadBalance(queryClient: QueryClient): Promise<void> {
  const balance = pointsQueries.balance()
  await queryClient.prefetchQuery(balance)
  if (queryClient.getQueryState(balance.queryKey)?.status !== 'error') return
  await queryClient.prefetchQuery(pointsQueries.lastKnown())
}
