import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DataLayerEvent, itemOf, listEvents, pageName } from './events.ts'
import { allowedEvent } from './tag-frame.ts'

test.each([
  [0, []],
  [10, [10]],
  [11, [10, 1]],
  [25, [10, 10, 5]],
])('%i gift cards leave in lists of ten', (count, sizes) => {
  const ids = Array.from({ length: count }, (_, index) => `brand-${index}`)
  const events = listEvents('gift-cards', 'gift-card', ids)
  const items = events.flatMap((event) => ('items' in event ? [event.items] : []))
  expect(items.map((list) => list.length)).toEqual(sizes)
  expect(items.flat().map(({ id }) => id)).toEqual(ids)
  expect(items.flat().map(({ position }) => position)).toEqual(ids.map((_, index) => index + 1))
  expect(events.map((event) => allowedEvent(event, []))).toMatchObject(events)
})

test.each([
  ['/', '/'],
  ['/offers/$offerCode', '/offers/$offerCode'],
  ['/gift-cards/', '/gift-cards'],
  ['/_member/offers/for-you', '/offers/for-you'],
])('the route %s is named %s', (routeId, name) => expect(pageName(routeId)).toBe(name))

test.each([
  '/_member/gift-cards/$brandId/redeem',
  '/_member/account/promo',
  '/_member/account/profile/email',
  '/_member/success',
  '/auth/step-up',
  '/auth/problem',
  '/create-account/',
  '/confirm-email',
  '/unsubscribe',
])('what is done on %s has no page', (routeId) => expect(pageName(routeId)).toBeUndefined())

test('the thing of a page is its catalogue code, and an account has none', () => {
  expect(itemOf('/gift-cards/$brandId', { brandId: 'x' })).toEqual({ kind: 'gift-card', id: 'x' })
  expect(itemOf('/offers/$offerCode', { offerCode: 'x' })).toEqual({ kind: 'offer', id: 'x' })
  expect(itemOf('/rewards/$code', { code: 'x' })).toEqual({ kind: 'reward', id: 'x' })
  expect(itemOf('/_member/account/orders/$orderNumber', { orderNumber: '1' })).toBeUndefined()
})

const known: DataLayerEvent[] = [
  { event: 'page_view', page: '/offers/$offerCode' },
  { event: 'view_item_list', list: '/gift-cards', items: [{ kind: 'gift-card', id: 'a', position: 1 }] },
  { event: 'select_item', list: '/gift-cards', items: [{ kind: 'gift-card', id: 'a' }] },
  { event: 'view_item', items: [{ kind: 'offer', id: 'NC-MORNING-400' }] },
  { event: 'begin_redeem', items: [{ kind: 'gift-card', id: 'a' }] },
  { event: 'purchase', orderNumber: 'BR-1042-7731' },
  { event: 'sign_up' },
  { event: 'sign_in' },
  { event: 'search' },
  { event: 'error' },
]

test.each(known)('$event crosses as it is, with the variants', (event) => {
  expect(allowedEvent(event, ['EXP-204.A'])).toEqual({ ...event, experiments: ['EXP-204.A'] })
})

test('what an event has no field for stays behind, whatever it is', () => {
  const personal = {
    email: 'a@b.ca',
    name: 'Avery',
    url: 'https://x.ca/?pin=1',
    pin: '4471',
    code: '99',
    token: 'x',
    // One for all of a member's session.
    reference: '5f1d9a3c-0b1e-4c2d-8e3f-123456789abc',
  }
  fc.assert(
    fc.property(fc.constantFrom(...known), fc.dictionary(fc.string(), fc.anything()), (event, more) => {
      const crossed = allowedEvent({ ...more, ...personal, ...event }, [])
      expect(crossed).toEqual({ ...event, experiments: [] })
    }),
  )
})

test('a known field with somebody in it does not cross', () => {
  for (const text of [
    'avery.chen@example.ca',
    'Avery Chen',
    'https://x.ca/a?b=c',
    '/search?q=me',
    'x'.repeat(81),
  ]) {
    expect(allowedEvent({ event: 'page_view', page: text }, [])).toEqual({
      event: 'page_view',
      experiments: [],
    })
    expect(allowedEvent({ event: 'view_item', items: [{ kind: 'offer', id: text }] }, [])).toEqual({
      event: 'view_item',
      items: [{ kind: 'offer' }],
      experiments: [],
    })
  }
})

test('an event that nobody knows does not cross', () => {
  for (const event of [{ event: 'keystroke' }, { event: 'constructor' }, {}, null, 'page_view'])
    expect(allowedEvent(event, [])).toBeUndefined()
})
