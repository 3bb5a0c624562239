import { queryOptions } from '@tanstack/react-query'
import { getReturnedEmail } from './email-change.functions.ts'

export const emailChangeQueries = {
  all: ['email-change'] as const,
  /** The outcome of a change after its step-up. */
  returned: (intent: string) =>
    queryOptions({
      queryKey: [...emailChangeQueries.all, 'returned', intent],
      queryFn: () => getReturnedEmail({ data: { intent } }),
      staleTime: 0,
    }),
}
