import { goal } from '@borealis/contract/customers.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { isAccountBlocked } from '#app/backend/backend-error.ts'
import { giftCardQueries } from '#app/features/gift-cards/gift-cards.data.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { withCustomer, withVisitor } from '#app/session/session.middleware.ts'
import { goalCards } from './goal-cards.ts'

/** What the goal's page offers to save for. The same for everybody. */
export const listGoalCards = createServerFn()
  .middleware([withVisitor])
  .handler(async ({ context }) => {
    const { brands } = await context.backend.listGiftCards()
    return goalCards(brands)
  })

/**
 * Pins the gift card that the member saves for, or with null none. It is part of their profile, so every device of
 * theirs shows it.
 * @throws BackendError 422 `VALIDATION_FAILED` for a card that is not sold
 */
export const setGoal = createServerFn({ method: 'POST' })
  .middleware([withCustomer])
  .validator(goal.nullable())
  .handler(({ data, context }) => context.backend.updateCustomer({ body: { goal: data } }))

export const goalQueries = {
  all: ['goal'] as const,
  cards: () => queryOptions({ queryKey: [...goalQueries.all, 'cards'], queryFn: () => listGoalCards() }),
}

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
