import {
  QueryClient,
  QueryClientProvider,
  type UseQueryOptions,
  useQuery as useObservedQuery,
} from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useQuery, useSuspenseQuery } from './query-on-server.ts'

const points = { queryKey: ['points'], queryFn: () => Promise.resolve(5), retry: false }

/** A component that records its query result in `results`. */
function Reader({ read, results }: { read: () => object; results: object[] }) {
  results.push(read())
  return null
}

/** The results of some components, in render order. */
function resultsOf(client: QueryClient, ...readers: (() => object)[]): object[] {
  const results: object[] = []
  const page = readers.map((read, place) => createElement(Reader, { key: place, read, results }))
  renderToString(createElement(QueryClientProvider, { client }, page))
  return results
}

const known = async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 1000, refetchOnMount: false } } })
  await client.prefetchQuery(points)
  return client
}
/** As plain objects: the library returns an object that tracks which of its properties are read. */
const plain = (result: object) => JSON.parse(JSON.stringify(result))

test('a loaded query has the library’s result, and one object for all components', async () => {
  const [ours, again, strict, library] = resultsOf(
    await known(),
    () => useQuery(points),
    () => useQuery(points),
    () => useSuspenseQuery(points),
    () => useObservedQuery(points),
  )
  expect(ours).toMatchObject({ data: 5, isSuccess: true, isFetching: false })
  expect(plain(ours ?? {})).toEqual(plain(library ?? {}))
  expect(again).toBe(ours)
  expect(strict).toBe(ours)
})

test.each<[string, Partial<UseQueryOptions<number>>]>([
  ['`select`', { select: (value: number) => value + 1 }],
  ['a function as `enabled`', { enabled: () => false }],
])('a query with %s is left to the library', async (_name, options) => {
  const asked = { ...points, ...options }
  const [ours, library] = resultsOf(
    await known(),
    () => useQuery(asked),
    () => useObservedQuery(asked),
  )
  expect(plain(ours ?? {})).toEqual(plain(library ?? {}))
})

test('a disabled query has the library’s result, apart from the enabled one', async () => {
  const unasked = { ...points, enabled: false }
  const [asking, ours, again, library] = resultsOf(
    await known(),
    () => useQuery(points),
    () => useQuery(unasked),
    () => useQuery(unasked),
    () => useObservedQuery(unasked),
  )
  expect(plain(ours ?? {})).toEqual(plain(library ?? {}))
  expect(again).toBe(ours)
  expect(plain(ours ?? {})).not.toEqual(plain(asking ?? {}))
})

test('a query that is not loaded is not awaited on the server', () => {
  const [ours] = resultsOf(new QueryClient(), () => useQuery(points))
  expect(ours).toMatchObject({ data: undefined, isPending: true })
})

test('results are not shared between requests', async () => {
  const [one] = resultsOf(await known(), () => useQuery(points))
  const other = new QueryClient()
  other.setQueryData(points.queryKey, 7)
  expect(resultsOf(other, () => useQuery(points))[0]).toMatchObject({ data: 7 })
  expect(one).toMatchObject({ data: 5 })
})
