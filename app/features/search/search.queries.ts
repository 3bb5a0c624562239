import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getSearchResult, getSearchSuggestions, listSearchHits } from './search.functions.ts'
import type { SearchKind } from './search-kinds.ts'

export const searchQueries = {
  all: ['search'] as const,
  result: (q: string) =>
    queryOptions({
      queryKey: [...searchQueries.all, 'result', q],
      queryFn: () => getSearchResult({ data: { q } }),
    }),
  kind: (q: string, kind: SearchKind, page: number) =>
    queryOptions({
      queryKey: [...searchQueries.all, 'kind', q, kind, page],
      queryFn: () => listSearchHits({ data: { q, kind, page } }),
    }),
  /** `signal` aborts requests for terms that were typed over. */
  suggestions: (q: string) =>
    queryOptions({
      queryKey: [...searchQueries.all, 'suggestions', q],
      queryFn: ({ signal }) => getSearchSuggestions({ data: { q }, signal }),
      placeholderData: keepPreviousData,
    }),
}
