import { queryOptions } from '@tanstack/react-query'
import { getPostingTimes, listClaims } from './claims.functions.ts'

export const claimQueries = {
  all: ['claims'] as const,
  times: () => queryOptions({ queryKey: [...claimQueries.all, 'times'], queryFn: () => getPostingTimes() }),
  own: () => queryOptions({ queryKey: [...claimQueries.all, 'own'], queryFn: () => listClaims() }),
}
