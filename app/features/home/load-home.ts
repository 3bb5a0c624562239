import type { QueryClient } from '@tanstack/react-query'
import { giftCardQueries } from '#app/features/gift-cards/gift-cards.queries.ts'
import { offerQueries } from '#app/features/offers/offers.queries.ts'
import { pointsQueries } from '#app/features/points/points.queries.ts'
import { sessionQueries } from '#app/session/session.queries.ts'

/** What home shows, side by side. A part that fails is left out or says so; it never takes the page down. */
export async function loadHome(queryClient: QueryClient): Promise<void> {
  const shared = [
    queryClient.prefetchQuery(offerQueries.list()),
    queryClient.prefetchQuery(giftCardQueries.list()),
  ]
  const { isLoggedIn } = await queryClient.ensureQueryData(sessionQueries.auth())
  await Promise.all([...shared, isLoggedIn && queryClient.prefetchQuery(pointsQueries.glance())])
}
