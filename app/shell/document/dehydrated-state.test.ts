import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { loadedNow, serverNow, setClockLag } from '#app/member-data/reader.ts'
import { sessionQueries } from '#app/session/session.data.ts'
import { dehydrateQueries, hydrateQueries } from '../calls/query-client.ts'
import { hydrateState, stateElement } from './dehydrated-state.ts'

afterEach(() => {
  setClockLag(0)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

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

const SERVER_NOON = Date.parse('2026-11-26T17:00:00Z')
const HOURS_MS = 3_600_000

/** A page of noon, opened at once on a device whose clock is wrong, and its page data read again a minute later. */
function readAgainOn(wrongBy: number, isLoggedIn: boolean): QueryClient {
  const queries = [
    [sessionQueries.auth().queryKey, { isLoggedIn }, SERVER_NOON],
    [pageDataQueries.current().queryKey, {}, SERVER_NOON],
  ]
  const textContent = JSON.stringify({ queries, clock: [] })
  vi.useFakeTimers({ now: SERVER_NOON + wrongBy })
  vi.stubGlobal('document', { getElementById: () => ({ textContent }) })
  vi.stubGlobal('performance', { timeOrigin: Date.now() })
  const queryClient = new QueryClient()
  hydrateState(queryClient)
  expect(loadedNow(queryClient)).toBe(SERVER_NOON)
  vi.advanceTimersByTime(60_000)
  queryClient.setQueryData(pageDataQueries.current().queryKey, (data) => data)
  return queryClient
}

test.each([-5, 0, 5])('a member’s page has the server’s time on a device that is %d hours wrong', (hours) => {
  const queryClient = readAgainOn(hours * HOURS_MS, true)
  expect(loadedNow(queryClient)).toBe(SERVER_NOON + 60_000)
  expect(serverNow()).toBe(SERVER_NOON + 60_000)
})

test('a visitor’s page that a cache has kept for hours has the device’s time once it is read again', () => {
  expect(loadedNow(readAgainOn(5 * HOURS_MS, false))).toBe(SERVER_NOON + 5 * HOURS_MS + 60_000)
})
