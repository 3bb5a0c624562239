import { goal } from '@borealis/contract/customers.ts'
import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { withCustomer, withVisitor } from '#app/session/session.middleware.ts'
import { goalCards } from './goal-cards.ts'

/** What the goal's page offers to save for. The same for everybody. */
export const listGoalCards = createServerFn()
  .middleware([withVisitor])
  .handler(async ({ context }) => {
    const { brands } = await context.backend.content.giftCards()
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
  .handler(({ data, context }) => context.backend.customers.update({ goal: data }))

export const goalQueries = {
  all: ['goal'] as const,
  cards: () => queryOptions({ queryKey: [...goalQueries.all, 'cards'], queryFn: () => listGoalCards() }),
}
