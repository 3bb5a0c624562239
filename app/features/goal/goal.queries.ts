import { queryOptions } from '@tanstack/react-query'
import { listGoalCards } from './goal.functions.ts'

export const goalQueries = {
  all: ['goal'] as const,
  cards: () => queryOptions({ queryKey: [...goalQueries.all, 'cards'], queryFn: () => listGoalCards() }),
}
