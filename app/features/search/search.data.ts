import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { withVisitor } from '#app/session/session.middleware.ts'
import { findBest, findEverything } from './find-everything.server.ts'
import { findKind } from './find-kind.server.ts'
import { kindQuestion, searchTerm } from './search.schema.ts'
import type { SearchKind } from './search-kinds.ts'

/** One box over the programme's content and the site's pages; for a member also over their own orders. */
export const getSearchResult = createServerFn()
  .middleware([withVisitor])
  .validator(searchTerm)
  .handler(({ context, data }) => findEverything(data.q, context))

/** All that was found of one kind, page by page. */
export const listSearchHits = createServerFn()
  .middleware([withVisitor])
  .validator(kindQuestion)
  .handler(({ context, data }) => findKind(data, context))

/** Suggestions for a term that is being typed. */
export const getSearchSuggestions = createServerFn()
  .middleware([withVisitor])
  .validator(searchTerm)
  .handler(({ context, data }) => findBest(data.q, context))

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
