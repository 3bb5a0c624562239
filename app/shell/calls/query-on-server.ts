import {
  hashKey,
  type QueryKey,
  QueryObserver,
  type QueryObserverResult,
  type UseQueryOptions,
  type UseSuspenseQueryOptions,
  useQuery as useObservedQuery,
  useSuspenseQuery as useObservedSuspenseQuery,
  useQueryClient,
} from '@tanstack/react-query'

export * from '@tanstack/react-query'

type ResultCache = WeakMap<object, QueryObserverResult>

/** Observer results by query state: the same for every component that reads the query with the same `enabled`. */
const results: { readonly enabled: ResultCache; readonly disabled: ResultCache } = {
  enabled: new WeakMap(),
  disabled: new WeakMap(),
}

/**
 * The result of a query that is loaded and read without options such as `select`. Dozens of components of a page read some ten
 * queries, and nothing changes during server rendering, so one observer per query gives the result of one per component.
 */
function useCachedResult(options: UseQueryOptions): QueryObserverResult | undefined {
  const client = useQueryClient()
  const { select, enabled, placeholderData, refetchOnMount, queryKey } = options
  const isPlain =
    typeof enabled !== 'function' &&
    select === undefined &&
    placeholderData === undefined &&
    refetchOnMount === undefined
  const state = isPlain ? client.getQueryCache().get(hashOf(queryKey))?.state : undefined
  if (state?.status !== 'success') return undefined
  const cache = enabled === false ? results.disabled : results.enabled
  const cached = cache.get(state)
  if (cached) return cached
  const observed = { ...client.defaultQueryOptions(options), _optimisticResults: 'optimistic' as const }
  const result = new QueryObserver(client, observed).getOptimisticResult(observed)
  cache.set(state, result)
  return result
}

/** A faster `hashKey`: the library's sorts the fields of objects in a key, of which most keys have none. */
const hashOf = (key: QueryKey): string =>
  key.some((part) => typeof part === 'object') ? hashKey(key) : JSON.stringify(key)

const library = { query: useObservedQuery, suspenseQuery: useObservedSuspenseQuery }

// The casts keep the library's signatures, which hold for the shared observer's result too.
/** `useQuery` for the server; the build replaces the library's by it. */
export const useQuery = ((options: UseQueryOptions) =>
  useCachedResult(options) ?? library.query(options)) as typeof useObservedQuery

/** `useSuspenseQuery` for the server; the build replaces the library's by it. */
export const useSuspenseQuery = ((options: UseSuspenseQueryOptions) =>
  // The options that this type lacks keep their defaults.
  useCachedResult(options as UseQueryOptions) ??
  library.suspenseQuery(options)) as typeof useObservedSuspenseQuery
