import { queryOptions } from '@tanstack/react-query'
import { getReturnedAddress, listAddresses } from './addresses.functions.ts'

export const addressQueries = {
  all: ['addresses'] as const,
  list: () => queryOptions({ queryKey: [...addressQueries.all, 'list'], queryFn: () => listAddresses() }),
  /** The outcome of a change after its step-up. */
  returned: (intent: string) =>
    queryOptions({
      queryKey: [...addressQueries.all, 'returned', intent],
      queryFn: () => getReturnedAddress({ data: { intent } }),
      staleTime: 0,
    }),
}
