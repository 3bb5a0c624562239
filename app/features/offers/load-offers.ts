import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Loads the offers of a page; those that are known and out of date are read again. When another filter fails, a page that is
 * already open stays and says so.
 * @param cause `stay` while the page is open: only its address changes; a press may also join what its pointer began (`preload`)
 */
export async function loadOffers<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  asked: FetchQueryOptions<Data, Error, Data, Key>,
  cause: 'preload' | 'enter' | 'stay',
): Promise<void> {
  const isKnown = queryClient.getQueryData(asked.queryKey) !== undefined
  if (cause === 'enter' && !isKnown) await queryClient.ensureQueryData(asked)
  // Asked once: the page asks again by itself, and says meanwhile that it does.
  else await queryClient.prefetchQuery({ ...asked, retry: false })
}
