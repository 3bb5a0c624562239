import { queryOptions, skipToken } from '@tanstack/react-query'
import { getPendingStepUp, getReturnedAction } from './step-up.functions.ts'

export const stepUpQueries = {
  all: ['step-up'] as const,
  pending: (intent: string) =>
    queryOptions({
      queryKey: [...stepUpQueries.all, 'pending', intent],
      queryFn: () => getPendingStepUp({ data: { intent } }),
    }),
  /** The outcome of the action that the address names; never served from the cache. */
  returned: (intent: string | undefined) =>
    queryOptions({
      queryKey: [...stepUpQueries.all, 'returned', intent ?? null],
      queryFn: intent ? () => getReturnedAction({ data: { intent } }) : skipToken,
      staleTime: 0,
    }),
}
