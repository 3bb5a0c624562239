import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { type CheckOptions, checkContract } from '../../contract/conformance/conform.ts'
import { aDeviating, aMember, differing, options } from './checked.ts'

// Backends whose fields have the right types but wrong values: `npm run contract:check` has to report them.

type Change = (name: string, value: unknown) => unknown

interface Wrong {
  /** Matches the method and path of the calls it affects. */
  readonly at: RegExp
  /** Changes the response, field by field. */
  readonly says?: Change
  /** Changes the request: its body field by field, its query and its headers. */
  readonly reads?: Change
  readonly asked?: (query: URLSearchParams) => void
  readonly heard?: (headers: Headers) => void
  readonly header?: readonly [name: string, value: string]
  /** Whether the check acts as a member, and whether it spends points. */
  readonly of: Pick<CheckOptions, 'writes' | 'spends'> | 'a visitor'
}

const asMember = { writes: false, spends: false }
const spending = { writes: false, spends: true }
const redeem = /redeem|byot|pfc/
const history = /points.history/
const orders = /transaction\/(\?|$)/
const trips = /byot\?/

const set =
  (field: string, to: unknown): Change =>
  (name, value) =>
    name === field ? to : value
const without = (field: string) => set(field, undefined)
const reversed =
  (field: string): Change =>
  (name, value) =>
    name === field && Array.isArray(value) ? value.toReversed() : value
const more =
  (field: string): Change =>
  (name, value) =>
    name === field && typeof value === 'number' ? value + 1 : value

test.each<[string, Wrong, string]>([
  [
    'is in one language',
    { at: /api/, heard: inEnglish, of: 'a visitor' },
    'expected other texts in French than in English',
  ],
  [
    'refuses in one language',
    { at: /offers\/nothing/, heard: inEnglish, of: 'a visitor' },
    'in the language of the caller',
  ],
  [
    'says its JSON is a page',
    { at: /help/, header: ['content-type', 'text/html'], of: 'a visitor' },
    'expected content-type application/json',
  ],
  [
    'gives another offer than was asked for',
    { at: /offers\/[A-Z]/, says: set('offerCode', 'another'), of: 'a visitor' },
    'expected the asked `offerCode`',
  ],
  [
    'says something else of an item than its list',
    { at: /gift-cards\/[a-z]/, says: more('popularity'), of: 'a visitor' },
    'expected the same as in its list',
  ],
  [
    'has offers on every page',
    { at: /offers\?/, asked: (query) => query.delete('pageNumber'), of: 'a visitor' },
    'expected no offers beyond the last page',
  ],
  [
    'has pages of any size',
    {
      at: history,
      reads: (name, value) => (name === 'pageSize' && value === 1_001 ? 1_000 : value),
      of: asMember,
    },
    'VALIDATION_FAILED, got 200',
  ],
  [
    'has the dearest card first',
    { at: /gift-cards$/, says: reversed('denominations'), of: 'a visitor' },
    'expected the cheapest of `denominations` first',
  ],
  [
    'promises no delivery',
    { at: /gift-cards$/, says: set('deliveryPromises', {}), of: 'a visitor' },
    'expected a delivery promise for each format',
  ],
  [
    'has pictures without a host',
    { at: /gift-cards$/, says: set('url', '/card.png'), of: 'a visitor' },
    'expected an absolute http(s) address of each picture',
  ],
  [
    'has pictures of a host that the site does not ask',
    { at: /gift-cards$/, says: set('url', 'https://pictures.example/card.png'), of: 'a visitor' },
    'expected pictures below /media/ of the backend or below one of IMAGE_HOSTS',
  ],
  [
    'has a takeover without its palette',
    { at: /page-data/, says: set('palettes', []), of: 'a visitor' },
    'expected a palette with the `brandCode` of each takeover',
  ],
  [
    'has no default range',
    { at: /page-data/, says: set('isDefault', false), of: 'a visitor' },
    'expected one of `dateRanges` to be the default',
  ],
  [
    'knows no categories',
    { at: /offers\?/, asked: (query) => query.delete('category'), of: 'a visitor' },
    'expected offers of one category only',
  ],
  [
    'knows no provinces',
    { at: /offers\?/, asked: (query) => query.delete('provinceCode'), of: 'a visitor' },
    'expected offers of one province only',
  ],
  [
    'lets everybody keep a balance',
    { at: /balance/, header: ['cache-control', 'public, max-age=60'], of: asMember },
    'expected no `Cache-Control: public`',
  ],
  [
    'counts what is pending',
    { at: /balance/, says: more('points'), of: asMember },
    'expected `closing` of today to be the balance',
  ],
  [
    'has the oldest line first',
    { at: history, says: reversed('transactions'), of: asMember },
    'expected the newest line first',
  ],
  [
    'has one page of lines',
    { at: history, reads: without('pageNumber'), of: asMember },
    'expected page 2 to have the lines that stand there',
  ],
  ['filters no lines', { at: history, reads: without('type'), of: asMember }, 'expected no other lines'],
  [
    'counts other lines in its menus',
    { at: history, says: more('count'), of: asMember },
    'expected the facets of the other filters to count the lines under this one',
  ],
  [
    'has lines of all days',
    { at: history, reads: (name, value) => (/Date$/.test(name) ? undefined : value), of: asMember },
    'expected no lines on two days of 1970',
  ],
  [
    'sums wrong',
    { at: history, says: more('earned'), of: asMember },
    'expected opening + earned − redeemed + adjusted = closing',
  ],
  [
    'knows every key',
    {
      at: /me\/redemptions/,
      says: (name, value) => (name === '' ? { status: 'running' } : value),
      of: asMember,
    },
    'expected `unknown` of a key that nobody sent',
  ],
  [
    'has the last trip first',
    { at: trips, says: reversed('purchases'), of: asMember },
    'expected the newest first, by `purchasedOn`',
  ],
  [
    'has one page of trips',
    { at: trips, asked: (query) => query.delete('page'), of: asMember },
    'expected page 2 to have what stands there',
  ],
  [
    'sends orders of another shape',
    { at: orders, says: without('statusText'), of: spending },
    'orders.0.statusText: Invalid input',
  ],
  [
    'has the oldest order first',
    { at: orders, says: reversed('orders'), of: spending },
    'expected the newest first, by `placedAt`',
  ],
  [
    'has all orders for one',
    { at: orders, asked: (query) => query.delete('orderNumber'), of: spending },
    'expected the order with that number, and no other',
  ],
  ['forgets orders', { at: orders, says: set('orders', []), of: spending }, 'expected listOrders to have it'],
  [
    'does not book what is spent',
    { at: history, says: set('orderNumber', null), of: spending },
    'expected one REDEEM of it in the points history',
  ],
  [
    'says another balance',
    { at: redeem, says: more('balanceAfter'), of: spending },
    'expected `balanceAfter` to be the balance',
  ],
  [
    'says another amount',
    { at: redeem, says: more('creditCents'), of: spending },
    'expected `creditCents` to be',
  ],
  [
    'does not know what became of a key',
    {
      at: /me\/redemptions/,
      says: (name, value) => (name === '' ? { status: 'unknown' } : value),
      of: spending,
    },
    'expected `done`, with the number and the points of the order',
  ],
  [
    'takes any price',
    {
      at: /giftCards/,
      reads: (name, value) => (name === 'points' && value === 999 ? 1_000 : value),
      of: spending,
    },
    'expected 409 PRICE_CHANGED, got 201',
  ],
  [
    'takes any rate',
    { at: /pfc/, reads: without('creditCents'), of: spending },
    'expected 409 PRICE_CHANGED, got 201',
  ],
  [
    'sends anywhere',
    { at: /giftCards/, reads: without('addressId'), of: spending },
    'expected 404 ADDRESS_NOT_FOUND or 422 FORMAT_NOT_OFFERED, got 201',
  ],
])(
  'a backend that %s is reported',
  async (_what, wrong, expected) => {
    const backend = await aWrongBackend(wrong)
    const how = wrong.of === 'a visitor' ? {} : { ...(await aMember()), ...wrong.of }
    expect(JSON.stringify(differing(await checkContract(options({ ...how, backend }))))).toContain(expected)
  },
  60_000,
)

test('a backend that accepts one key twice when both requests come at once is reported', async () => {
  const underWay = new Map<string, number>()
  const backend = await aDeviating(
    inject('backendUrl'),
    (_path, answer) => answer,
    (url) => url,
    (path, headers, body) => {
      const key = headers.get('idempotency-key')
      if (!key || !redeem.test(path)) return body
      underWay.set(key, (underWay.get(key) ?? 0) + 1)
      if (underWay.get(key) === 2) headers.set('idempotency-key', randomUUID())
      return body
    },
  )
  const found = differing(await checkContract(options({ ...(await aMember()), ...spending, backend })))
  expect(found.map(([of]) => of)).toContain('redeemGiftCards')
}, 60_000)

function inEnglish(headers: Headers): void {
  headers.set('accept-language', 'en')
}

function aWrongBackend({ at, says, reads, asked, heard, header }: Wrong): Promise<string> {
  return aDeviating(
    inject('backendUrl'),
    (path, answer) => {
      if (!at.test(path) || answer.status >= 300) return answer
      const headers = new Headers(answer.headers)
      if (header) headers.set(...header)
      return { ...answer, headers, text: says ? changed(answer.text, says) : answer.text }
    },
    (url) => {
      if (!asked || !at.test(url)) return url
      const [path = '', search] = url.split('?')
      const query = new URLSearchParams(search)
      asked(query)
      return query.size > 0 ? `${path}?${query}` : path
    },
    (path, headers, body) => {
      if (!at.test(path)) return body
      heard?.(headers)
      return reads && body.startsWith('{"') && !body.includes('broken') ? changed(body, reads) : body
    },
  )
}

/** JSON with each field changed, also inside the JSON string of orders. */
const changed = (text: string, change: Change): string =>
  JSON.stringify(
    JSON.parse(text, (name, value: unknown) =>
      change(name, name === 'data' && typeof value === 'string' ? changed(value, change) : value),
    ),
  )
