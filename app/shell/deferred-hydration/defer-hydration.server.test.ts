import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { sessionQueries } from '#app/session/session.data.ts'
import { cutPage, type MarkupMarker, type PageText, partsOf } from '../document/page-text.ts'
import { deferHydration, hydrateEagerly, planHydration } from './defer-hydration.server.ts'

const entry = '<script type="module" async="" src="/assets/index-1.js"></script>'
const data = '<script>hands over $& its data</script>'
const page = `<html><head><link rel="stylesheet" href="/a.css"/></head><body>${entry}${data}</body></html>`
const preloads = ['/assets/a.js', '/assets/b.js']

const cut = (html: string) => cutPage(html, html)
const textOf = (page: PageText) => partsOf(page).join('')
const moments = { renderedAt: 1, changesAt: 2 }
const deferredHtml = (html: string, options = {}) =>
  textOf(deferHydration(cut(html), { preloads, ...moments, ...options }))

test('a deferred page loads no script, and lists all of them for later', () => {
  const html = deferredHtml(page)
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).not.toContain('type="module"')
  expect(optionsIn(html)).toEqual({ preloads, ...moments })
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>')
  expect(html.endsWith(`</script>${data}</body></html>`)).toBe(true)
})

test('a page of all visitors says which pages may be fetched ahead: those of all visitors, in both languages', () => {
  const [, rules = ''] = /<script type="speculationrules">(.*?)<\/script>/.exec(deferredHtml(page)) ?? []
  const [patterns, switches] = JSON.parse(rules).prefetch[0].where.and
  expect(switches).toEqual({ not: { selector_matches: '[hreflang]' } })
  const isAllowed = (path: string) =>
    patterns.href_matches.some((pattern: string) =>
      new URLPattern(pattern, 'https://x').test(path, 'https://x'),
    )
  const allowed = [
    '/',
    '/fr-ca',
    '/offers',
    '/gift-cards?category=food',
    '/fr-ca/gift-cards/prairie-outfitters',
  ]
  expect(allowed.filter((path) => !isAllowed(path))).toEqual([])
  const others = [
    '/account',
    '/auth/sign-in',
    '/create-account',
    '/search?q=a',
    '/gift-cards/a/redeem?step=review',
  ]
  expect(others.filter(isAllowed)).toEqual([])
})

test('an eager page records why, and preloads what its entry imports', () => {
  const html = textOf(hydrateEagerly(cut(page), 'param-saved', { preloads, nonce: 'n1' }))
  expect(html).toContain(
    '<script type="module" data-hydration-reason="param-saved" async="" src="/assets/index-1.js">',
  )
  const links = preloads.map((href) => `<link nonce="n1" rel="modulepreload" href="${href}">`).join('')
  expect(html.replace(links, '').replace(' data-hydration-reason="param-saved"', '')).toBe(page)
})

test('a document without the application is unchanged', () => {
  const broken = '<html><body>Broken</body></html>'
  expect(deferredHtml(broken)).toBe(broken)
  expect(textOf(hydrateEagerly(cut(broken), 'notice', { preloads }))).toBe(broken)
})

test('a page for one person carries its nonce in every element', () => {
  const personal = page.replace(data, '').replace('async=""', 'async="" nonce="n1"')
  const options = { sceneNumber: `'></script>&quot;`, hydrateAfterMs: 5 }
  const html = deferredHtml(personal, { nonce: 'n1', ...options })
  expect(optionsIn(html)).toMatchObject(options)
  expect(html.match(/<script [^>]*>/g)).toEqual([
    '<script type="deferred" async="" nonce="n1" src="/assets/index-1.js">',
    expect.stringMatching(/^<script nonce="n1" data-page='[^'<>]*'>$/),
  ])
  expect(html.match(/<\/script>/g)).toHaveLength(2)
})

/** The options of the page's script, as a browser parses them. */
function optionsIn(html: string): unknown {
  const [, escaped = ''] = / data-page='([^']*)'/.exec(html) ?? []
  const entities = { '&lt;': '<', '&gt;': '>', '&#39;': "'", '&amp;': '&' } as const
  return JSON.parse(
    escaped.replace(/&(?:lt|gt|#39|amp);/g, (entity) => entities[entity as keyof typeof entities]),
  )
}

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
  const visitorPlan = { member: null, sceneNumber: undefined, hydrateAfterMs: undefined }
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
    member: null,
    eagerReason: undefined,
    sceneNumber: undefined,
    hydrateAfterMs: undefined,
  })
})
