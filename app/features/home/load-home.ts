import type { QueryClient } from '@tanstack/react-query'
import { isAccountBlocked } from '#app/backend/backend-error.ts'
import { accountQueries } from '#app/features/account/account.queries.ts'
import { giftCardQueries } from '#app/features/gift-cards/gift-cards.queries.ts'
import { offerQueries } from '#app/features/offers/offers.queries.ts'
import { pointsQueries } from '#app/features/points/points.queries.ts'
import { sessionQueries } from '#app/session/session.queries.ts'
import { BelowBalance, WithinReach } from './below-balance-part.ts'
import { homeQueries } from './home.queries.ts'
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

/** The card that the member saves for; the profile, which names it, is on its way for the frame already. */
async function loadGoal(queryClient: QueryClient): Promise<void> {
  const profile = await queryClient.ensureQueryData(accountQueries.profile()).catch((error: unknown) => {
    if (isAccountBlocked(error)) throw error
  })
  if (profile?.goal) await queryClient.prefetchQuery(giftCardQueries.brand(profile.goal.brandId))
}
