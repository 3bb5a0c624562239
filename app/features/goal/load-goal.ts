import type { QueryClient } from '@tanstack/react-query'
import { isAccountBlocked } from '#app/backend/backend-error.ts'
import { giftCardQueries } from '#app/features/gift-cards/gift-cards.data.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'

/**
 * The card that the member saves for; the profile, which names it, is on its way for the frame already.
 * @throws BackendError when the member's account is on hold or closed, for the screen that says so
 */
export async function loadGoal(queryClient: QueryClient): Promise<void> {
  const profile = await queryClient.ensureQueryData(accountQueries.profile()).catch((error: unknown) => {
    if (isAccountBlocked(error)) throw error
  })
  if (profile?.goal) await queryClient.prefetchQuery(giftCardQueries.brandOrNone(profile.goal.brandId))
}
