import type { QueryClient } from '@tanstack/react-query'
import { searchQueries } from './search.data.ts'
import type { SearchAddress } from './search-term.ts'

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
