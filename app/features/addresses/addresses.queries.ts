import { queryOptions } from '@tanstack/react-query'
import { getReturnedAddress, listAddresses } from './addresses.functions.ts'

export const addressQueries = {
  all: ['addresses'] as const,
  list: () => queryOptions({ queryKey: [...addressQueries.all, 'list'], queryFn: () => listAddresses() }),
  /** How a change ended whose step-up came back. */
  returned: (intent: string) =>
    queryOptions({
      queryKey: [...addressQueries.all, 'returned', intent],
      queryFn: () => getReturnedAddress({ data: { intent } }),
      staleTime: 0,
    }),
}
