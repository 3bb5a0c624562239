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

/** A component that records its query result in `heard`. */
function Reader({ read, heard }: { read: () => object; heard: object[] }) {
  heard.push(read())
  return null
}

/** What each of some components is told, in the order in which they are rendered. */
function told(client: QueryClient, ...readers: (() => object)[]): object[] {
  const heard: object[] = []
  const page = readers.map((read, place) => createElement(Reader, { key: place, read, heard }))
  renderToString(createElement(QueryClientProvider, { client }, page))
  return heard
}

const known = async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 1000, refetchOnMount: false } } })
  await client.prefetchQuery(points)
  return client
}
/** As plain values: the library hands out an object that notes which of its properties are read. */
const plain = (result: object) => JSON.parse(JSON.stringify(result))

test('says of an answer that is there what the library says, and to all the same', async () => {
  const [ours, again, strict, library] = told(
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
  ['is chosen from', { select: (value: number) => value + 1 }],
  ['is wanted on a condition of its own', { enabled: () => false }],
])('leaves to the library what %s', async (_name, options) => {
  const asked = { ...points, ...options }
  const [ours, library] = told(
    await known(),
    () => useQuery(asked),
    () => useObservedQuery(asked),
  )
  expect(plain(ours ?? {})).toEqual(plain(library ?? {}))
})

test('says the same of an answer that nobody asks for, and not what those hear who ask', async () => {
  const unasked = { ...points, enabled: false }
  const [asking, ours, again, library] = told(
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

test('an answer that is not there yet is waited for by nobody on the server', () => {
  const [ours] = told(new QueryClient(), () => useQuery(points))
  expect(ours).toMatchObject({ data: undefined, isPending: true })
})

test('one customer is never told what another one was', async () => {
  const [one] = told(await known(), () => useQuery(points))
  const other = new QueryClient()
  other.setQueryData(points.queryKey, 7)
  expect(told(other, () => useQuery(points))[0]).toMatchObject({ data: 7 })
  expect(one).toMatchObject({ data: 5 })
})
