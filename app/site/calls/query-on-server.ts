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

type Known = WeakMap<object, QueryObserverResult>

/** What an answer looks like to who reads it; the same for all who read it in the same state, and ask for it or not. */
const known: { readonly asked: Known; readonly unasked: Known } = {
  asked: new WeakMap(),
  unasked: new WeakMap(),
}

/**
 * An answer that is there and that is read as it is. Several dozen components of a page read some ten answers, and
 * nothing changes while the server renders: one observer per answer says what one per component would.
 */
function useKnownAnswer(options: UseQueryOptions): QueryObserverResult | undefined {
  const client = useQueryClient()
  const { select, enabled, placeholderData, refetchOnMount, queryKey } = options
  const isPlain =
    typeof enabled !== 'function' &&
    select === undefined &&
    placeholderData === undefined &&
    refetchOnMount === undefined
  const state = isPlain ? client.getQueryCache().get(hashOf(queryKey))?.state : undefined
  if (state?.status !== 'success') return undefined
  const kept = enabled === false ? known.unasked : known.asked
  const held = kept.get(state)
  if (held) return held
  const asked = { ...client.defaultQueryOptions(options), _optimisticResults: 'optimistic' as const }
  const result = new QueryObserver(client, asked).getOptimisticResult(asked)
  kept.set(state, result)
  return result
}

/** The library's `hashKey`, which looks through a key for objects whose fields it has to sort: most have none. */
const hashOf = (key: QueryKey): string =>
  key.some((part) => typeof part === 'object') ? hashKey(key) : JSON.stringify(key)

const readAnew = { query: useObservedQuery, suspenseQuery: useObservedSuspenseQuery }

// The library's signatures are kept: what they promise of an answer that is there holds for the one observer's too.
/** `useQuery` for the server: the build puts it in place of the library's there. */
export const useQuery = ((options: UseQueryOptions) =>
  useKnownAnswer(options) ?? readAnew.query(options)) as typeof useObservedQuery

/** The same of `useSuspenseQuery`. */
export const useSuspenseQuery = ((options: UseSuspenseQueryOptions) =>
  // What these options leave out, they leave to their default.
  useKnownAnswer(options as UseQueryOptions) ??
  readAnew.suspenseQuery(options)) as typeof useObservedSuspenseQuery
