import { queryOptions } from '@tanstack/react-query'
import { getBalance, getPointsGlance, getPointsHistory } from './points.functions.ts'

/** What a history is asked for; without days it is the twelve months up to today. */
export type HistoryFilter = Omit<Parameters<typeof getPointsHistory>[0]['data'], 'pageNumber'>

export const pointsQueries = {
  all: ['points'] as const,
  balance: () => queryOptions({ queryKey: [...pointsQueries.all, 'balance'], queryFn: () => getBalance() }),
  glance: () =>
    queryOptions({ queryKey: [...pointsQueries.all, 'glance'], queryFn: () => getPointsGlance() }),
  history: (filter: HistoryFilter, pageNumber: number) =>
    queryOptions({
      queryKey: [...pointsQueries.all, 'history', filter, pageNumber],
      queryFn: () => getPointsHistory({ data: { ...filter, pageNumber } }),
    }),
}
