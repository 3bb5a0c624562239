import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { sessionQueries } from '#app/session/session.data.ts'
import type { MarkupMarker } from '../document/markup-markers.ts'
import { planHydration } from './hydration-plan.server.ts'

const IN_AN_HOUR = 3_600_000

function memberWith(fill: (queryClient: QueryClient) => void = () => undefined): QueryClient {
  const queryClient = new QueryClient()
  const expiresOn = Date.now() + IN_AN_HOUR
  queryClient.setQueryData(sessionQueries.auth().queryKey, { isLoggedIn: true, expiresOn, member: 'me' })
  queryClient.setQueryData([...accountQueries.profile().queryKey], { sceneNumber: '6014' })
  fill(queryClient)
  return queryClient
}

function plan(
  { search = {}, wakes }: { search?: object; wakes?: 'always' | readonly string[] },
  queryClient = memberWith(),
  rendered: { hasNotice?: boolean; isShared?: boolean; markers?: ReadonlySet<MarkupMarker> } = {},
) {
  const defaults = { hasNotice: false, isShared: false, markers: new Set<MarkupMarker>() }
  return planHydration({
    route: { search, staticData: wakes ? { wakes } : {} },
    queryClient,
    ...defaults,
    ...rendered,
  })
}

test('a member’s page is deferred, names its member, and hydrates five minutes before the session ends', () => {
  const deferred = plan({ search: { dates: 'LAST_30_DAYS', page: '2' } })
  expect(deferred).toMatchObject({ eagerReason: undefined, sceneNumber: '6014' })
  expect(deferred.hydrateAfterMs).toBeGreaterThan(54 * 60_000)
  expect(deferred.hydrateAfterMs).toBeLessThanOrEqual(55 * 60_000)
})

test('a visitor’s page is deferred too, and has no session to warn about', () => {
  const visitor = new QueryClient()
  visitor.setQueryData(sessionQueries.auth().queryKey, { isLoggedIn: false, expiresOn: null, member: null })
  const visitorPlan = { isMembers: false, sceneNumber: undefined, hydrateAfterMs: undefined }
  expect(plan({}, visitor)).toMatchObject({ ...visitorPlan, eagerReason: undefined })
})

test('a page is eager when its route says so: always, or with a parameter of its URL', () => {
  expect(plan({ wakes: 'always' }).eagerReason).toBe('always')
  const wakes = ['saved', 'intent']
  expect(plan({ wakes }).eagerReason).toBeUndefined()
  expect(plan({ wakes, search: { step: 'amount' } }).eagerReason).toBeUndefined()
  expect(plan({ wakes, search: { saved: 'name' } }).eagerReason).toBe('param-saved')
  expect(plan({ wakes, search: { step: 'review', intent: 'one' } }).eagerReason).toBe('param-intent')
})

test('a page that answers a form, counts down, or shows that a form was not sent, is eager', () => {
  expect(plan({ search: { unsent: 'yes' } }).eagerReason).toBe('param-unsent')
  expect(plan({}, memberWith(), { hasNotice: true }).eagerReason).toBe('notice')
  expect(plan({}, memberWith(), { markers: new Set(['role="timer"'] as const) }).eagerReason).toBe(
    'countdown',
  )
})

test('a page with something to load in the browser, once or repeatedly, is eager', () => {
  const exported = (state: string) =>
    memberWith((queryClient) => {
      queryClient.setQueryData(['exports'], state)
      const refetchInterval = (query: { state: { data: unknown } }) => query.state.data === 'running' && 5000
      new QueryObserver(queryClient, { queryKey: ['exports'], refetchInterval })
    })
  expect(plan({}, exported('running')).eagerReason).toBe('awaited-query')
  expect(plan({}, exported('ready')).eagerReason).toBeUndefined()
  const reads = (enabled: boolean) =>
    memberWith((queryClient) => {
      new QueryObserver(queryClient, { queryKey: ['more'], enabled })
    })
  expect(plan({}, reads(true)).eagerReason).toBe('pending-query')
  expect(plan({}, reads(false)).eagerReason).toBeUndefined()
})

test('a shared page is always deferred', () => {
  expect(plan({ wakes: 'always' }, new QueryClient(), { isShared: true, hasNotice: true })).toMatchObject({
    isMembers: false,
    eagerReason: undefined,
    sceneNumber: undefined,
    hydrateAfterMs: undefined,
  })
})
