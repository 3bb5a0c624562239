import { expect, test, vi } from 'vitest'
import { findRoute } from '../routes.server.ts'
import { admissionOfThisProcess, createAdmission, laneOf, Overloaded } from './admission.server.ts'
import { answerMetrics, lanes, securityEventKinds } from './metrics.server.ts'
import { readAddress } from './page-address.server.ts'

// The environment is read when the modules load.
vi.hoisted(() => {
  process.env.METRICS_TOKEN = 'a-token-of-the-lanes-0123456789'
})

const laneAt = (path: string, referer?: string) => {
  const url = new URL(path, 'https://www.example.ca')
  const address = readAddress(url, findRoute)
  return laneOf(new Request(url, referer ? { headers: { referer } } : {}), address)
}

test('a lane that is full refuses at once, and the others go on', async () => {
  const admission = createAdmission({ order: 1, visitor: 1, picture: 1, other: 2 })
  const work = Promise.withResolvers<string>()
  const held = [1, 2].map(() => admission.admit('other', () => work.promise))
  await expect(admission.admit('other', async () => 'third')).rejects.toThrow(Overloaded)
  expect(await admission.admit('order', async () => 'an order')).toBe('an order')
  work.resolve('done')
  expect(await Promise.all(held)).toEqual(['done', 'done'])
  expect(await admission.admit('other', async () => 'room again')).toBe('room again')
})

test('orders under way leave others fewer places, and half of them always', async () => {
  const admission = createAdmission({ order: 9, visitor: 4, picture: 1, other: 8 })
  const work = Promise.withResolvers<void>()
  const letIn = async (lane: 'visitor' | 'other') => {
    const before = admission.taken(lane)
    for (let tries = 0; tries < 20; tries++) admission.admit(lane, () => work.promise).catch(() => {})
    return admission.taken(lane) - before
  }
  const orders = [1, 2].map(() => admission.admit('order', () => work.promise))
  expect(await letIn('other')).toBe(4)
  orders.push(...[3, 4, 5, 6].map(() => admission.admit('order', () => work.promise)))
  expect(await letIn('other')).toBe(0)
  expect(await letIn('visitor')).toBe(2)
  work.resolve()
  await Promise.all(orders)
  expect(admission.taken('order')).toBe(0)
  expect(await letIn('other')).toBe(8)
})

test('what others have begun refuses no order', async () => {
  const admission = createAdmission({ order: 2, visitor: 1, picture: 1, other: 1 })
  const work = Promise.withResolvers<void>()
  const held = [admission.admit('other', () => work.promise), admission.admit('visitor', () => work.promise)]
  expect(await admission.admit('order', async () => 'an order')).toBe('an order')
  work.resolve()
  await Promise.all(held)
})

test('as many pictures as may wait to be made get in, and take no place from a page', async () => {
  const admission = admissionOfThisProcess()
  const work = Promise.withResolvers<void>()
  const held = Array.from({ length: 130 }, () => admission.admit('picture', () => work.promise))
  expect(await admission.admit('other', async () => 'a page')).toBe('a page')
  expect(admission.taken('picture')).toBe(130)
  work.resolve()
  await Promise.all(held)
})

test('work that fails leaves its place', async () => {
  const admission = createAdmission({ order: 1, visitor: 1, picture: 1, other: 1 })
  await expect(admission.admit('other', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(admission.taken('other')).toBe(0)
})

test.each([
  ['/auth/step-up', 'order'],
  ['/fr-ca/auth/mfa-callback?state=1', 'order'],
  ['/gift-cards/maple-books/redeem?step=review', 'order'],
  ['/fr-ca/account/redeem/travel?amount=other', 'order'],
  ['/success?orderNumber=1', 'order'],
  ['/account', 'other'],
  ['/offers', 'other'],
  ['/_next/image?url=%2Fart.png&w=640', 'picture'],
  ['/authors', 'visitor'],
  ['/auth/zzz', 'visitor'],
  ['/zzz/redeem', 'visitor'],
  ['/health/zzz', 'visitor'],
  ['/health/live', undefined],
  ['/health/ready', undefined],
])('%s is in the lane %s', (path, lane) => {
  expect(laneAt(path)).toBe(lane)
})

test('a call belongs to the page that makes it', () => {
  const call = '/_serverFn/abc'
  expect(laneAt(call, 'https://www.example.ca/fr-ca/gift-cards/maple-books/redeem')).toBe('order')
  expect(laneAt(call, 'https://www.example.ca/account')).toBe('other')
  expect(laneAt(call, 'not an address')).toBe('other')
  expect(laneAt(call)).toBe('other')
})

test('what alerts count is there before it happens: Prometheus never sees the first value of a series', async () => {
  const url = new URL('https://www.example.ca/metrics')
  const headers = { authorization: `Bearer ${process.env.METRICS_TOKEN}` }
  const text = await (await answerMetrics(new Request(url, { headers }), url))?.text()
  for (const lane of lanes) expect(text).toContain(`requests_turned_away_total{lane="${lane}"} 0\n`)
  for (const kind of securityEventKinds) expect(text).toContain(`security_events_total{kind="${kind}"} 0\n`)
})
