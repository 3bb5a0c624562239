import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { accountQueries } from '#app/features/account/account.queries.ts'
import { privacyQueries } from '#app/features/privacy/privacy.queries.ts'
import { sessionQueries } from '#app/session/session.queries.ts'
import type { MarkupSign } from '#app/site/document/markup-signs.ts'
import { sleepOf } from './sleeping-pages.server.ts'

vi.mock('#app/session/session.functions.ts', () => ({ getAuthState: vi.fn() }))
vi.mock('#app/features/account/account.functions.ts', () => ({}))
vi.mock('#app/features/privacy/privacy.functions.ts', () => ({}))

const IN_AN_HOUR = 3_600_000

function memberWith(known: (queryClient: QueryClient) => void = () => undefined): QueryClient {
  const queryClient = new QueryClient()
  const expiresOn = Date.now() + IN_AN_HOUR
  queryClient.setQueryData(sessionQueries.auth().queryKey, { isLoggedIn: true, expiresOn, member: 'me' })
  queryClient.setQueryData([...accountQueries.profile().queryKey], { sceneNumber: '6014' })
  known(queryClient)
  return queryClient
}

function look(
  { routeId = '/_member/account/', search = {} }: { routeId?: string; search?: object },
  queryClient = memberWith(),
  rendered: { hasNews?: boolean; isShared?: boolean; signs?: ReadonlySet<MarkupSign> } = {},
) {
  const nothing = { hasNews: false, isShared: false, signs: new Set<MarkupSign>() }
  return sleepOf({ route: { routeId, search }, queryClient, ...nothing, ...rendered })
}

test('a member’s page sleeps, knows whose it is, and wakes five minutes before the session ends', () => {
  const sleep = look({ search: { dates: 'LAST_30_DAYS', page: '2' } })
  expect(sleep).toMatchObject({ reason: undefined, sceneNumber: '6014' })
  expect(sleep.wakeAfter).toBeGreaterThan(54 * 60_000)
  expect(sleep.wakeAfter).toBeLessThanOrEqual(55 * 60_000)
})

test('a visitor’s page sleeps too, and has no session to wake for', () => {
  const visitor = new QueryClient()
  visitor.setQueryData(sessionQueries.auth().queryKey, { isLoggedIn: false, expiresOn: null, member: null })
  const own = { isMembers: false, sceneNumber: undefined, wakeAfter: undefined }
  expect(look({ routeId: '/create-account/' }, visitor)).toEqual({ ...own, reason: undefined })
  expect(look({ routeId: '/create-account/', search: { step: 'about' } }, visitor).reason).toBe(
    'address-step',
  )
})

test('a page is awake that does something by itself, or tells of something', () => {
  expect(look({ routeId: '/create-account/done' }).reason).toBe('welcome')
  expect(look({ search: { saved: 'name' } }).reason).toBe('address-saved')
  const routeId = '/_member/gift-cards/$brandId/redeem'
  expect(look({ routeId, search: { step: 'amount' } }).reason).toBeUndefined()
  expect(look({ routeId, search: { step: 'review', intent: 'one' } }).reason).toBe('address-intent')
  expect(look({}, memberWith(), { hasNews: true }).reason).toBe('news')
  expect(look({}, memberWith(), { signs: new Set(['role="timer"'] as const) }).reason).toBe('counts-down')
})

test('a page is awake whose browser has something to ask for, now or again', () => {
  const exports = (state: string) =>
    memberWith((queryClient) => queryClient.setQueryData([...privacyQueries.exports().queryKey], [{ state }]))
  expect(look({}, exports('running')).reason).toBe('export')
  expect(look({}, exports('ready')).reason).toBeUndefined()
  const reads = (enabled: boolean) =>
    memberWith((queryClient) => {
      new QueryObserver(queryClient, { queryKey: ['more'], enabled })
    })
  expect(look({}, reads(true)).reason).toBe('asks')
  expect(look({}, reads(false)).reason).toBeUndefined()
})

test('what is sent to many always sleeps', () => {
  expect(look({ search: { saved: 'name' } }, new QueryClient(), { isShared: true, hasNews: true })).toEqual({
    isMembers: false,
    reason: undefined,
    sceneNumber: undefined,
    wakeAfter: undefined,
  })
})
