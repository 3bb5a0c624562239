import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getSearchResult, getSearchSuggestions } from './search.functions.ts'

export const searchQueries = {
  all: ['search'] as const,
  result: (q: string) =>
    queryOptions({
      queryKey: [...searchQueries.all, 'result', q],
      queryFn: () => getSearchResult({ data: { q } }),
    }),
  /** `signal` aborts requests for terms that were typed over. */
  suggestions: (q: string) =>
    queryOptions({
      queryKey: [...searchQueries.all, 'suggestions', q],
      queryFn: ({ signal }) => getSearchSuggestions({ data: { q }, signal }),
      placeholderData: keepPreviousData,
    }),
}
