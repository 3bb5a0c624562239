import { queryOptions } from '@tanstack/react-query'
import { getPendingStepUp } from './step-up.functions.ts'

export const stepUpQueries = {
  all: ['step-up'] as const,
  pending: (intent: string) =>
    queryOptions({
      queryKey: [...stepUpQueries.all, 'pending', intent],
      queryFn: () => getPendingStepUp({ data: { intent } }),
    }),
}
