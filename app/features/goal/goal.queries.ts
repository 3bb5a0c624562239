import { queryOptions } from '@tanstack/react-query'
import { isMissing } from '#app/backend/backend-error.ts'
import { getGiftCard } from '#app/features/gift-cards/gift-cards.functions.ts'
import { listGoalCards } from './goal.functions.ts'

export const goalQueries = {
  cards: () => queryOptions({ queryKey: ['goal', 'cards'], queryFn: () => listGoalCards() }),

  /** The brand that is saved for; `null` when it is no longer sold. */
  brand: (brandId: string) =>
    queryOptions({
      queryKey: ['goal', 'brand', brandId],
      queryFn: () =>
        getGiftCard({ data: { brandId } }).catch((error: unknown) => {
          if (isMissing(error)) return null
          throw error
        }),
    }),
}
