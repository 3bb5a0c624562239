import { queryOptions } from '@tanstack/react-query'
import { listAddresses } from './addresses.functions.ts'

export const addressQueries = {
  all: ['addresses'] as const,
  list: () => queryOptions({ queryKey: [...addressQueries.all, 'list'], queryFn: () => listAddresses() }),
}
