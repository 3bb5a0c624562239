import { queryOptions } from '@tanstack/react-query'
import { getBalance, getPointsGlance } from './points.functions.ts'

export const pointsQueries = {
  all: ['points'] as const,
  balance: () => queryOptions({ queryKey: [...pointsQueries.all, 'balance'], queryFn: () => getBalance() }),
  glance: () =>
    queryOptions({ queryKey: [...pointsQueries.all, 'glance'], queryFn: () => getPointsGlance() }),
}
