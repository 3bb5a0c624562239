import { queryOptions } from '@tanstack/react-query'
import { getProfile, listCards } from './account.functions.ts'

export const accountQueries = {
  all: ['account'] as const,
  profile: () => queryOptions({ queryKey: [...accountQueries.all, 'profile'], queryFn: () => getProfile() }),
  cards: () => queryOptions({ queryKey: [...accountQueries.all, 'cards'], queryFn: () => listCards() }),
}
