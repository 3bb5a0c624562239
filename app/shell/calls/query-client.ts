import { QueryClient } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { BackendError } from '#app/backend/backend-error.ts'
import { maybeRequestContext } from '#app/edge/request-context.server.ts'
import { unsentAt } from '../links/search-params.ts'
import { handleUnauthorized } from '../member/signed-out.ts'

/** Cache times of the whole application (spec §9), in milliseconds. */
const QUERY_STALE_MS = 300_000
const QUERY_GC_MS = 1_800_000

const MAX_RETRIES = 3
const FIRST_RETRY_MS = 1_000
const LAST_RETRY_MS = 30_000
/** Upper limit for Retry-After, so that nobody waits longer for a page. Milliseconds. */
const MAX_RETRY_AFTER_MS = 60_000

/** A 4xx is final; any other failure is retried, three times at most (spec §8). */
function shouldRetry(failures: number, error: Error): boolean {
  if (error instanceof BackendError) {
    if (error.status !== undefined && error.status >= 400 && error.status < 500) return false
    if (error.code === 'MISSING_VALUE' || error.code === 'ABORTED') return false
  }
  return failures < MAX_RETRIES
}

/** Doubles from 1 s up to 30 s (spec §8), or follows the backend's Retry-After, up to a minute. Milliseconds. */
export function retryDelay(failures: number, error: Error): number {
  const retryAfter = error instanceof BackendError ? error.retryAfterMs : undefined
  return retryAfter === undefined
    ? Math.min(FIRST_RETRY_MS * 2 ** failures, LAST_RETRY_MS)
    : Math.min(retryAfter, MAX_RETRY_AFTER_MS)
}

/** Marks the page as incomplete, so that the page cache does not store it. */
export const markDegraded: () => void = createIsomorphicFn()
  .server(() => {
    const context = maybeRequestContext()
    if (context) context.isDegraded = true
  })
  .client(() => undefined)

export function createQueryClient(): QueryClient {
  const onServer = typeof document === 'undefined'
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: QUERY_STALE_MS,
        // On the server the client lives for one request and is cleared with it: no timers.
        gcTime: onServer ? Number.POSITIVE_INFINITY : QUERY_GC_MS,
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        // A retry during rendering would delay the page by seconds.
        retry: onServer ? false : shouldRetry,
        retryDelay,
      },
      // A mutation is sent at once or fails at once. By default the library would queue it while offline and send it
      // whenever the network is back.
      mutations: { networkMode: 'always' },
    },
  })
  if (onServer) {
    queryClient.getQueryCache().config.onError = markDegraded
  } else {
    queryClient.getQueryCache().config.onError = (error) => handleUnauthorized(error)
    // The page to return to is marked, to say that the write was not sent.
    queryClient.getMutationCache().config.onError = (error) => handleUnauthorized(error, unsentAt)
  }
  return queryClient
}

/** A query's key, its data, and when it was read (milliseconds since 1970). */
export type DehydratedQuery = readonly [key: readonly unknown[], data: unknown, updatedAt: number]

/** The queries that succeeded; the browser requests the others. */
export function dehydrateQueries(queryClient: QueryClient): DehydratedQuery[] {
  const queries = queryClient.getQueryCache().getAll()
  return queries
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data, state.dataUpdatedAt])
}

export function hydrateQueries(queryClient: QueryClient, queries: readonly DehydratedQuery[]): void {
  for (const [key, data, updatedAt] of queries) queryClient.setQueryData(key, data, { updatedAt })
}
