import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { dehydrateQueries, hydrateQueries } from '../calls/query-client.ts'

import { stateElement } from './dehydrated-state.ts'

const hostile = '</script><script>alert(1)</script><!-- <script>'

function clientWith(data: unknown): QueryClient {
  const queryClient = new QueryClient()
  queryClient.setQueryData(['offers'], data, { updatedAt: 1_700_000_000_000 })
  return queryClient
}

test('the state is one element, whatever text it contains', () => {
  const element = stateElement(clientWith([hostile]))
  const [, json = ''] =
    /^<script type="application\/json" id="dehydrated-state">([^<]*)<\/script>$/.exec(element) ?? []
  expect(JSON.parse(json)).toEqual({
    queries: [[['offers'], [hostile], 1_700_000_000_000]],
    clock: [{ timeZone: 'America/Toronto', since: expect.any(Array) }],
  })
})

test('queries keep their data and age; failed queries are left out', async () => {
  const server = clientWith({ title: 'Points' })
  await server.prefetchQuery({ queryKey: ['orders'], queryFn: () => Promise.reject(new Error('down')) })
  const browser = new QueryClient()
  hydrateQueries(browser, JSON.parse(JSON.stringify(dehydrateQueries(server))))
  expect(browser.getQueryState(['offers'])).toMatchObject({
    data: { title: 'Points' },
    dataUpdatedAt: 1_700_000_000_000,
  })
  expect(browser.getQueryState(['orders'])).toBeUndefined()
})
