import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { withVisitor } from '#app/session/session.middleware.ts'
import { findBest, findEverything, findKind } from './find.server.ts'
import { kindQuestion, searchTerm } from './search.schema.ts'
import type { SearchAddress, SearchKind } from './search-term.ts'

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
    }),
}

/** How long a browser stays on the page before, milliseconds. Then this one is shown, and says that it searches. */
const PATIENCE_MS = 400

/** Asks for what the page shows; a page that is written for a browser waits until it is there. */
export async function loadSearch(queryClient: QueryClient, { q, kind, page }: SearchAddress): Promise<void> {
  if (q === '') return
  const answer = kind
    ? queryClient.prefetchQuery(searchQueries.kind(q, kind, page))
    : queryClient.prefetchQuery(searchQueries.result(q))
  if (typeof document === 'undefined') await answer
  else await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}
