import { queryOptions } from '@tanstack/react-query'
import {
  getBalance,
  getLastKnownBalance,
  getPointsGlance,
  getPointsHistory,
  getPointsSummary,
  getStatement,
} from './points.functions.ts'

/** The filter of a history; without days it covers the twelve months up to today. */
export type HistoryFilter = Omit<Parameters<typeof getPointsHistory>[0]['data'], 'pageNumber'>

/** The days that a history covers; neither for its default, the last twelve months. */
export type HistoryDays = Pick<HistoryFilter, 'fromDate' | 'toDate'>

/**
 * Maximum age of transactions and totals, in milliseconds, when others are loaded beside them. Otherwise a purchase on
 * another device would be included in one and not in the other.
 */
export const LEDGER_STALE_MS = 30_000

export const pointsQueries = {
  all: ['points'] as const,
  balance: () => queryOptions({ queryKey: [...pointsQueries.all, 'balance'], queryFn: () => getBalance() }),
  lastKnown: () =>
    queryOptions({ queryKey: [...pointsQueries.all, 'last-known'], queryFn: () => getLastKnownBalance() }),
  glance: () =>
    queryOptions({ queryKey: [...pointsQueries.all, 'glance'], queryFn: () => getPointsGlance() }),
  history: (filter: HistoryFilter, pageNumber: number) =>
    queryOptions({
      queryKey: [...pointsQueries.all, 'history', filter, pageNumber],
      queryFn: () => getPointsHistory({ data: { ...filter, pageNumber } }),
      staleTime: LEDGER_STALE_MS,
    }),
  summary: (days: HistoryDays) =>
    queryOptions({
      queryKey: [...pointsQueries.all, 'summary', days],
      queryFn: () => getPointsSummary({ data: days }),
      staleTime: LEDGER_STALE_MS,
    }),
  statement: (days: HistoryDays) =>
    queryOptions({
      queryKey: [...pointsQueries.all, 'statement', days],
      queryFn: () => getStatement({ data: days }),
      staleTime: LEDGER_STALE_MS,
    }),
}
