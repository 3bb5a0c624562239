import { QueryClient } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { BackendError } from '#app/backend/backend-error.ts'
import { maybeRequestContext } from '#app/http/request-context.server.ts'
import { unsentAt } from '#app/site/links/unsent.ts'
import { noticeSignedOut } from '#app/site/member/signed-out.ts'

/** Cache times of the whole application (spec §9), in milliseconds. */
export const QUERY_STALE_MS = 300_000
export const QUERY_GC_MS = 1_800_000

const MAX_RETRIES = 3
const FIRST_RETRY_MS = 1_000
const LAST_RETRY_MS = 30_000
/** Whoever asks for more patience than a reader has is asked sooner. */
const LONGEST_ASKED_MS = 60_000

/** A 4xx will not change its mind; anything else may, three times at most (spec §8). */
export function shouldRetry(failures: number, error: Error): boolean {
  if (error instanceof BackendError) {
    if (error.status !== undefined && error.status >= 400 && error.status < 500) return false
    if (error.code === 'MISSING_VALUE' || error.code === 'ABORTED') return false
  }
  return failures < MAX_RETRIES
}

/** Doubles from 1 s up to 30 s (spec §8), or what the backend's Retry-After asks for, up to a minute. */
export function retryDelay(failures: number, error: Error): number {
  const asked = error instanceof BackendError ? error.retryAfterMs : undefined
  return asked === undefined
    ? Math.min(FIRST_RETRY_MS * 2 ** failures, LAST_RETRY_MS)
    : Math.min(asked, LONGEST_ASKED_MS)
}

/** Tells the page cache that something could not be read: an incomplete page is not kept for others. */
const markDegraded: () => void = createIsomorphicFn()
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
        // A retry while a page is rendered would hold the page back for seconds.
        retry: onServer ? false : shouldRetry,
        retryDelay,
      },
      // What is pressed is sent now or has failed now. The library would keep it while there is no network, without a word, and
      // send it whenever there is one again.
      mutations: { networkMode: 'always' },
    },
  })
  if (onServer) {
    queryClient.getQueryCache().config.onError = markDegraded
  } else {
    queryClient.getQueryCache().config.onError = (error) => noticeSignedOut(error)
    // A page that comes after a write that was not done says so.
    queryClient.getMutationCache().config.onError = (error) => noticeSignedOut(error, unsentAt)
  }
  return queryClient
}

/** An answer on its way to the browser: its key, itself, and when it came (milliseconds since 1970). */
type Travelling = [key: readonly unknown[], data: unknown, updatedAt: number]

/** What was read for this page, as text. What could not be read stays behind: the browser asks again. */
export function dehydrateQueries(queryClient: QueryClient): string {
  const known = queryClient.getQueryCache().getAll()
  const read = known.filter(({ state }) => state.status === 'success')
  return JSON.stringify(
    read.map(({ queryKey, state }): Travelling => [queryKey, state.data, state.dataUpdatedAt]),
  )
}

export function hydrateQueries(queryClient: QueryClient, queries: string): void {
  const travelled: Travelling[] = JSON.parse(queries)
  for (const [key, data, updatedAt] of travelled) queryClient.setQueryData(key, data, { updatedAt })
}
