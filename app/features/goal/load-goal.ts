import type { QueryClient } from '@tanstack/react-query'
import { accountQueries } from '#app/features/account/account.queries.ts'
import { giftCardQueries } from '#app/features/gift-cards/gift-cards.queries.ts'

/** The card that the member saves for; the profile, which names it, is on its way for the frame already. */
export async function loadGoal(queryClient: QueryClient): Promise<void> {
  await queryClient.prefetchQuery(accountQueries.profile())
  const goal = queryClient.getQueryData(accountQueries.profile().queryKey)?.goal
  if (goal) await queryClient.prefetchQuery(giftCardQueries.brand(goal.brandId))
}
