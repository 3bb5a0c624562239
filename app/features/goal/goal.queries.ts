import { queryOptions } from '@tanstack/react-query'
import { listGoalCards } from './goal.functions.ts'

export const goalQueries = {
  cards: () => queryOptions({ queryKey: ['goal', 'cards'], queryFn: () => listGoalCards() }),
}
