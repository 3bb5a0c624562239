import { queryOptions } from '@tanstack/react-query'
import { getSearchResult } from './search.functions.ts'

/** Hits shown per group; the most that the contract allows. */
const LIMIT = 50

export const searchQueries = {
  all: ['search'] as const,
  result: (q: string) =>
    queryOptions({
      queryKey: [...searchQueries.all, q],
      queryFn: () => getSearchResult({ data: { q, limit: LIMIT } }),
    }),
}
