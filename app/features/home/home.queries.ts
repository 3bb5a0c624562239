import { queryOptions } from '@tanstack/react-query'
import { getShelfCards } from './home.functions.ts'

export const homeQueries = {
  all: ['home'] as const,
  cards: () => queryOptions({ queryKey: [...homeQueries.all, 'cards'], queryFn: () => getShelfCards() }),
}
