import { randomUUID } from 'node:crypto'
import { describe, expect, inject, test } from 'vitest'
import type { Operation } from '../../contract/calls.ts'
import { checkWrites } from '../../contract/conformance/changes.ts'
import { checkHistory } from '../../contract/conformance/history.ts'
import { checkJoining, checkPin } from '../../contract/conformance/joining.ts'
import { checkLanguages } from '../../contract/conformance/languages.ts'
import { checkAsMember } from '../../contract/conformance/member.ts'
import { checkOffers } from '../../contract/conformance/offers.ts'
import { checkOrders, checkTrips } from '../../contract/conformance/orders.ts'
import { checkCredits, checkGiftCards, checkLastPoints } from '../../contract/conformance/redemptions.ts'
import { newbornsBirthDate } from '../../contract/conformance/sample-calls.ts'
import { checkSearch } from '../../contract/conformance/search.ts'
import { checkAsVisitor } from '../../contract/conformance/visitor.ts'
import { giftCardOrderBody } from '../../contract/gift-cards.ts'
import { MAX_ID } from '../../contract/limits.ts'
import { orderPoints } from '../../contract/order-line.ts'
import { aDeviating, aMember, checking, differing } from './checked.ts'
import { aBotToken, aPersona } from './control.ts'
import { aStepUpToken } from './tokens.ts'

// A proxy before the sandbox answers wrongly: the area of `npm run contract:check` that looks there has to report it.

type Checked = Awaited<ReturnType<typeof checking>>
type Area = (checked: Checked) => Promise<unknown>

const visitor: Area = ({ asker, report }) => checkAsVisitor(asker, report, { extensions: true })
const languages: Area = ({ asker, known, report }) => checkLanguages(asker, known, report)
const offers: Area = ({ asker, report }) => checkOffers({ asker, report })
const ownOffers: Area = ({ asker, report, tokens }) => checkOffers({ asker, report, bearer: tokens.content })
const search: Area = ({ asker, known, report }) => checkSearch(asker, known.titles, report)
const reads: Area = async ({ asker, tokens, known, report, sub }) =>
  checkAsMember(asker, { ...tokens, tooOld: await aStepUpToken(sub, { secondsAgo: 400 }) }, known, report)
const joining: Area = async ({ asker, report, tokens }) => {
  await checkJoining(asker, aBotToken, report)
  await checkPin(asker, aBotToken, tokens.customer)
}
const writes: Area = (checked) => checkWrites(checked, checked.known)
const [history, orders, trips, cards, credits]: Area[] = [
  checkHistory,
  checkOrders,
  checkTrips,
  checkGiftCards,
  checkCredits,
]
/** These change a member, so each of them gets one of its own; the others read what Avery has. */
const changing = new Set<Area | undefined>([writes, cards, credits, joining, checkLastPoints])

async function found(
  area: Area | undefined,
  backend: string,
  through: (asker: Checked['asker']) => Checked['asker'] = (asker) => asker,
) {
  const avery = aPersona('avery.chen@example.ca')
  const { sub } = changing.has(area) ? await aMember() : avery
  const checked = await checking(backend, sub)
  await area?.({ ...checked, asker: through(checked.asker) })
  return checked.report
}

type Change = (name: string, value: unknown) => unknown

interface Wrong {
  /** Matches the method and the path of the calls it affects. */
  readonly at: RegExp
  /** Changes the response, field by field; of refusals as well, where there are any. */
  readonly says?: Change
  /** Changes the request: its body field by field, its query and its headers. */
  readonly reads?: Change
  readonly asked?: (query: URLSearchParams) => void
  readonly heard?: (headers: Headers) => void
  readonly header?: readonly [name: string, value: string]
}

const set =
  (field: string, to: unknown): Change =>
  (name, value) =>
    name === field ? to : value
const without = (field: string) => set(field, undefined)
const where =
  (field: string, from: unknown, to: unknown): Change =>
  (name, value) =>
    name === field && value === from ? to : value
const reversed =
  (field: string): Change =>
  (name, value) =>
    name === field && Array.isArray(value) ? value.toReversed() : value
const more =
  (field: string): Change =>
  (name, value) =>
    name === field && typeof value === 'number' ? value + 1 : value
const whole =
  (change: (body: object) => object): Change =>
  (name, value) =>
    name === '' ? change(Object(value)) : value
/** A name that the site cannot send back. */
const LONG = 'x'.repeat(MAX_ID + 1)
const withLong =
  (list: string, field: string): Change =>
  (name, value) =>
    name === list && Array.isArray(value) ? value.map((row) => ({ ...row, [field]: LONG })) : value
/** One row of those that are the same in a field. */
const oneOfEach =
  (same: string, field: string): Change =>
  (name, value) =>
    name === field && Array.isArray(value)
      ? [...new Map(value.map((one) => [one[same], one])).values()]
      : value
/** One more each time that it is asked for. */
function growing(field: string): Change {
  let more = 0
  return (name, value) => (name === field && typeof value === 'number' ? value + more++ : value)
}
/** Orders one of what it is asked many for. */
const fewerThan =
  (most: number): Change =>
  (name, value) =>
    name === 'qty' && typeof value === 'number' && value >= most ? 1 : value
const forgets = (field: string) => (query: URLSearchParams) => query.delete(field)
const takesFor = (field: string, from: string, to: string) => (query: URLSearchParams) => {
  if (query.get(field) === from) query.set(field, to)
}
const inEnglish = (headers: Headers) => headers.set('accept-language', 'en')
let code = ''

describe.each<[string, Area | undefined, [expected: string, wrong: Wrong][]]>([
  [
    'for visitors',
    visitor,
    [
      ['content-type application/json', { at: /api\/help/, header: ['content-type', 'text/html'] }],
      ['the asked `offerCode`', { at: /offers\/[A-Z]/, says: set('offerCode', 'another') }],
      ['the same as in its list', { at: /gift-cards\/[a-z]/, says: more('popularity') }],
      ['the cheapest of `denominations` first', { at: /gift-cards$/, says: reversed('denominations') }],
      ['a delivery promise for each format', { at: /gift-cards$/, says: set('deliveryPromises', {}) }],
      [
        '`stock` of the formats that the brand offers, and of no other',
        { at: /gift-cards$/, says: set('formats', ['E-Card']) },
      ],
      ['an absolute http(s) address of each picture', { at: /gift-cards$/, says: set('url', '/card.png') }],
      [
        'pictures below /media/ of the backend or below one of IMAGE_HOSTS',
        { at: /gift-cards$/, says: set('url', 'https://pictures.example/card.png') },
      ],
      ['a palette with the `brandCode` of each takeover', { at: /page-data/, says: set('palettes', []) }],
      [
        'codes in `historyCategories` that match',
        { at: /page-data/, says: set('historyCategories', [{ code: 'TWO WORDS', name: 'Two' }]) },
      ],
      ['denominations.0.sku: Too big', { at: /gift-cards$/, says: set('sku', LONG) }],
      ['offers.0.offerCode: Too big', { at: /offers$/, says: set('offerCode', LONG) }],
      ['rewards.0.code: Too big', { at: /rewards$/, says: withLong('rewards', 'code') }],
      ['articles.0.slug: Too big', { at: /help$/, says: set('slug', LONG) }],
      ['genders.0.code: Too big', { at: /page-data/, says: withLong('genders', 'code') }],
      ['interests.0.code: Too big', { at: /page-data/, says: withLong('interests', 'code') }],
      ['codes of `categories` that match', { at: /offers$/, says: withLong('categories', 'code') }],
      ['one of `dateRanges` to be the default', { at: /page-data/, says: set('isDefault', false) }],
      ['the best value first in `waysToSpend`', { at: /page-data/, says: reversed('waysToSpend') }],
      ['announcements.0.level: Invalid option', { at: /announcements/, says: set('level', 'notice') }],
      ['content-type application/problem+json', { at: /balance/, header: ['content-type', 'text/plain'] }],
    ],
  ],
  [
    'in two languages',
    languages,
    [
      ['other texts in French than in English (accept-language)', { at: /help/, heard: inEnglish }],
      ['other texts in French than in English (accept-language)', { at: /rewards\//, heard: inEnglish }],
      ['`title` and `detail` in the language of the caller', { at: /offers\/nothing/, heard: inEnglish }],
    ],
  ],
  [
    'for offers',
    offers,
    [
      ['no offers beyond the last page', { at: /offers\?/, asked: forgets('pageNumber') }],
      [
        'each offer once in all pages',
        {
          at: /offers\?/,
          says: (name, value) =>
            name === 'offers' && Array.isArray(value) ? [...value, ...value.slice(0, 1)] : value,
        },
      ],
      ['what ends soonest first', { at: /offers\?/, says: reversed('offers') }],
      ['ways to earn before other offers', { at: /offers\?.*list=more/, says: reversed('offers') }],
      [
        'all offers of the asked list',
        { at: /offers\?.*list=more/, asked: (query) => query.set('category', 'travel') },
      ],
      ['offers of one category only', { at: /offers\?/, asked: forgets('category') }],
      [
        'all offers of two categories',
        {
          at: /offers\?/,
          asked: (query) =>
            query.has('category') && query.set('category', query.get('category')?.split(',')[0] ?? ''),
        },
      ],
      [
        '`listCount` to count whatever category is asked',
        { at: /offers\?.*category/, says: set('listCount', 1) },
      ],
      [
        '`categories` to name those of the list, whatever category is asked',
        { at: /offers\?.*category/, says: set('categories', []) },
      ],
      ['offers of one province only', { at: /offers\?/, asked: forgets('provinceCode') }],
      ['the groups limited-time, more, ways-to-earn', { at: /offer-groups/, says: reversed('groups') }],
      ['`runningCount` to count all offers', { at: /offer-groups/, says: set('runningCount', 1) }],
    ],
  ],
  [
    'for offers of a member',
    ownOffers,
    [
      ['the groups for-you, ', { at: /offer-groups/, heard: (headers) => headers.delete('authorization') }],
      ['`featured` to be one that says so', { at: /offer-groups/, says: set('featured', null) }],
    ],
  ],
  [
    'for a search',
    search,
    [
      [
        'the same without accents and in capitals',
        { at: /search/, asked: (query) => /[A-Z]{3}/.test(query.get('q') ?? '') && query.set('q', 'xqzxqz') },
      ],
      [
        'it by a word with one letter wrong',
        { at: /search/, asked: (query) => query.get('q')?.[2] === 'x' && query.set('q', 'xqzxqz') },
      ],
      ['what has the term in its title first', { at: /search/, says: reversed('hits') }],
      ['the same order page by page', { at: /search/, asked: forgets('pageNumber') }],
      ['no hits beyond the last page', { at: /search/, asked: takesFor('pageNumber', '9999', '1') }],
      [
        'the same `totalCount` as page by page',
        {
          at: /search\?/,
          says: (name, value) =>
            name === 'groups' && Array.isArray(value)
              ? value.map((group) => ({ ...group, totalCount: group.totalCount + 1 }))
              : value,
        },
      ],
    ],
  ],
  [
    'for what a member reads',
    reads,
    [
      ['consents.0.wordingVersion: Too big', { at: /consents$/, says: set('wordingVersion', LONG) }],
      ['purposes.0.wordingVersion: Too big', { at: /me\/preferences$/, says: set('wordingVersion', LONG) }],
      [
        '`orderNumber` to have at most 40 characters',
        { at: /GET .*e-cards/, says: set('orderNumber', LONG) },
      ],
      ['no `Cache-Control: public`', { at: /balance/, header: ['cache-control', 'public, max-age=60'] }],
      // The site shows the rest of such a balance.
      ['expiringPoints: Too small', { at: /balance/, says: set('expiringPoints', -5) }],
      ['pendingPoints: Invalid input', { at: /balance/, says: set('pendingPoints', null) }],
      ['asOf: Invalid input', { at: /balance/, says: without('asOf') }],
      [
        '`unknown` of a key that nobody sent',
        { at: /me\/redemptions/, says: whole(() => ({ status: 'running' })) },
      ],
      [
        'the newest first, by `at`',
        {
          at: /security-log/,
          says: set(
            'events',
            [1, 2].map((day) => ({
              ...{ id: `event-${day}`, at: `2026-01-0${day}T12:00:00Z`, kind: 'sign-in' },
              ...{ detail: 'Signed in', place: null, device: null },
            })),
          ),
        },
      ],
    ],
  ],
  [
    'for the history',
    history,
    [
      ['`closing` of today to be the balance', { at: /balance/, says: more('points') }],
      ['`balanceAfter` of the newest line', { at: /history/, says: more('balanceAfter') }],
      ['the newest first, by `occurredAt`', { at: /history/, says: reversed('transactions') }],
      ['page 2 to have the lines that stand there', { at: /history/, reads: without('pageNumber') }],
      ['no lines beyond the last page', { at: /history/, reads: where('pageNumber', 100_000, 1) }],
      ['no other lines', { at: /history/, reads: without('type') }],
      [
        'the facets of the other filters to count the lines under this one',
        { at: /history/, says: more('count') },
      ],
      [
        'no lines on two days of 1970',
        { at: /history/, reads: (name, value) => (/Date$/.test(name) ? undefined : value) },
      ],
      [
        '`summary` to name the days that were asked for',
        { at: /history/, says: set('fromDate', '2020-01-01') },
      ],
      ['opening + earned − redeemed + adjusted = closing', { at: /history/, says: more('earned') }],
      [
        'every week from the first day on, and every month that the range touches, oldest first',
        {
          at: /history/,
          says: (name, value) => (name === 'spentByMonth' && Array.isArray(value) ? value.slice(1) : value),
        },
      ],
      [
        'every week from the first day on, and every month that the range touches, oldest first',
        { at: /history/, says: reversed('earnedByWeek') },
      ],
      ['type: Invalid option', { at: /history/, says: where('type', 'EARN', 'GIFT') }],
    ],
  ],
  [
    'for trips',
    trips,
    [
      ['the newest first, by `purchasedOn`', { at: /byot/, says: reversed('purchases') }],
      ['page 2 to have what stands there', { at: /byot/, asked: forgets('page') }],
    ],
  ],
  [
    'for orders',
    orders,
    [
      ['orders.0.statusText: Invalid input', { at: /transaction/, says: without('statusText') }],
      ['the newest first, by `placedAt`', { at: /transaction/, says: reversed('orders') }],
      ['the order with that number, and no other', { at: /transaction/, asked: forgets('orderNumber') }],
      ['none beyond the last page', { at: /transaction/, asked: takesFor('pageNumber', '9999', '1') }],
    ],
  ],
  [
    'for gift cards',
    cards,
    [
      ['listOrders to have it', { at: /transaction\/\?/, says: set('orders', []) }],
      ['listOrders to call it gift-card', { at: /transaction\/\?/, says: set('kind', 'credit') }],
      ['one REDEEM of it in the points history', { at: /history/, says: set('orderNumber', null) }],
      ['`balanceAfter` to be the balance', { at: /redeem/, says: more('balanceAfter') }],
      [
        '`done`, with the number and the points of the order',
        { at: /me\/redemptions/, says: whole(() => ({ status: 'unknown' })) },
      ],
      ['409 PRICE_CHANGED, got 201', { at: /giftCards/, reads: where('points', 999, 1_000) }],
      ['2000 points to leave the balance for 2 cards', { at: /giftCards/, reads: where('qty', 2, 1) }],
      ['the order to have 2 cards', { at: /transaction\/\?/, says: where('qty', 2, 1) }],
      [
        '2 cards of the order in the wallet',
        { at: /GET .*e-cards/, says: oneOfEach('orderNumber', 'cards') },
      ],
      ['as many orders as before', { at: /transaction\/\?/, says: growing('totalCount') }],
      ['409 INSUFFICIENT_POINTS or 422 LIMIT_EXCEEDED, got 201', { at: /giftCards/, reads: fewerThan(3) }],
      [
        '404 ADDRESS_NOT_FOUND or 422 FORMAT_NOT_OFFERED, got 201',
        { at: /giftCards/, reads: without('addressId') },
      ],
      ['isUsed true in the wallet', { at: /GET .*e-cards/, says: set('isUsed', false) }],
      ['leftCents 500 in the wallet', { at: /GET .*e-cards/, says: set('leftCents', null) }],
    ],
  ],
  [
    'for credits',
    credits,
    [
      ['`creditCents` to be', { at: /pfc/, says: more('creditCents') }],
      ['409 PRICE_CHANGED, got 201', { at: /pfc/, reads: without('creditCents') }],
      ['`openCents` to be what is left', { at: /byot\?/, says: set('openCents', 10_000) }],
    ],
  ],
  [
    'for changes',
    writes,
    [
      [
        '`errors` to name birthDate',
        {
          at: /PATCH .*customers/,
          says: set('errors', [{ field: 'body', code: 'wrong', detail: 'Wrong.' }]),
        },
      ],
      ['`errors` to name wordingVersion', { at: /PUT .*consents/, says: set('field', 'body') }],
      [
        '`errors` to name changes.1.wordingVersion',
        { at: /PATCH .*preferences/, says: set('field', 'changes.1') },
      ],
      [
        'and none that was left out',
        { at: /PUT .*addresses/, reads: whole((body) => ({ ...body, addressLine2: 'Unit 7' })) },
      ],
      ['it to be the default, and no other', { at: /default-address/, says: set('isDefault', true) }],
      ['the `receiptId` of the path', { at: /claim-receipts/, says: set('receiptId', 'another') }],
      ['`deletedAt` to lie ahead', { at: /claim-receipts/, says: set('deletedAt', '2020-01-01T00:00:00Z') }],
      ['one default among the others', { at: /GET .*addresses/, says: set('isDefault', false) }],
      [
        'the moment of the decision',
        {
          at: /PUT .*consents/,
          says: (name, value) =>
            name === 'consents' && Array.isArray(value)
              ? value.map((one) => ({ ...one, decidedAt: null }))
              : value,
        },
      ],
      [
        'the wording that was decided about',
        {
          at: /PUT .*consents/,
          says: (name, value) =>
            name === 'history' && Array.isArray(value)
              ? value.map((one) => ({ ...one, wordingVersion: 'other' }))
              : value,
        },
      ],
      ['the moment of the decision', { at: /PATCH .*preferences/, says: set('decidedAt', null) }],
      [
        'every message to be as before',
        {
          at: /PATCH .*preferences/,
          reads: (name, value) => (name === 'changes' && Array.isArray(value) ? value.slice(0, 1) : value),
        },
      ],
      ...['giftCards', 'byot', 'pfc'].map((path): [string, Wrong] => [
        'ACCOUNT_FROZEN, got',
        { at: new RegExp(`POST .*${path}`), says: where('code', 'ACCOUNT_FROZEN', 'PRICE_CHANGED') },
      ]),
      ['`unfrozen`, and before it `frozen`', { at: /security-log/, says: set('events', []) }],
    ],
  ],
])('what is expected %s, and is reported where it is not so', (_what, area, cases) => {
  test.each(cases)('%s', async (expected, wrong) => {
    const { findings } = await found(area, await aWrongBackend(wrong))
    expect(differing({ findings }).flat()).toContainEqual(expect.stringContaining(expected))
  })
})

test('a backend that shows the code of an e-card in the list of them is reported', async () => {
  const backend = await aWrongBackend({
    at: /e-cards/,
    says: (name, value) => {
      if (name === 'code') code = String(value)
      return name === 'brandName' && code ? code : value
    },
  })
  const checked = await checking(backend, aPersona('avery.chen@example.ca').sub)
  await checkGiftCards(checked)
  expect(differing(checked.report).flat()).toContain('expected no code of an e-card without a second check')
})

/** A backend that takes what an area tries, although it must be refused, is reported for each of them. */
test.each<[string, Area | undefined]>([
  ['offers', offers],
  ['search', search],
  ['visitor', visitor],
  ['reads', reads],
  ['history', history],
  ['orders', orders],
  ['trips', trips],
  ['joining', joining],
  ['writes', writes],
  ['cards', cards],
  ['credits', credits],
])('a backend that refuses nothing of %s is reported', async (_what, area) => {
  const tried = new Map<string, Set<string>>()
  const listens = (asker: Checked['asker']): Checked['asker'] => ({
    ...asker,
    refuses: (operation, asked, codes, question) => {
      const code = codes.join('|')
      tried.set(code, (tried.get(code) ?? new Set()).add(`${operation} ${asked}`))
      return asker.refuses(operation, asked, codes, question)
    },
  })
  expect(differing(await found(area, inject('backendUrl'), listens))).toEqual([])
  expect(tried.size).toBeGreaterThan(0)
  for (const [codes, requests] of tried) {
    const isRefused = new RegExp(`"code":"(${codes})"`)
    const backend = await aDeviating(inject('backendUrl'), (_url, answer) =>
      isRefused.test(answer.text) ? { ...answer, status: 200, text: '{}' } : answer,
    )
    const taken = differing(await found(area, backend)).filter(([, , first]) => first?.endsWith('got 200'))
    const reported = taken.map(([of, asked]) => `${of} ${asked}`)
    expect([...requests].filter((one) => !reported.includes(one))).toEqual([])
  }
})

test.each<[string, RegExp, number, Operation]>([
  ['POST', /\/addresses$/, 201, 'createAddress'],
  ['PUT', /me\/consents$/, 200, 'setConsent'],
  ['PATCH', /me\/preferences$/, 200, 'setMessagePreferences'],
  ['DELETE', /me\/email$/, 204, 'cancelEmailChange'],
  ['DELETE', /me\/freeze$/, 200, 'unfreezeAccount'],
  ['POST', /me\/deletion$/, 202, 'requestDeletion'],
])('a backend that fails at %s %s is reported', async (brokenMethod, brokenPath, status, operation) => {
  const backend = await aDeviating(inject('backendUrl'), (path, answer, method) =>
    method === brokenMethod && brokenPath.test(path) && answer.status === status
      ? { ...answer, status: 503, text: '{}' }
      : answer,
  )
  const report = differing(await found(writes, backend))
  expect(report[0]).toEqual([operation, expect.any(String), `expected status ${status}, got 503`])
})

test('a change that is confirmed but not stored is reported by its call', async () => {
  let stale = ''
  const backend = await aDeviating(inject('backendUrl'), (path, answer, method) => {
    if (path !== '/web/v1/customers/' || method !== 'GET' || answer.status !== 200) return answer
    // The first profile that was read, whatever has changed since.
    stale ||= answer.text
    return { ...answer, text: stale }
  })
  const report = differing(await found(writes, backend))
  expect(report.filter(([of]) => of === 'updateCustomer')).toEqual([
    [
      'updateCustomer',
      'what the body names is changed, and nothing else',
      'expected the answer to be the profile as it is read then',
      'expected the four to be changed and the rest to be as before',
    ],
  ])
  expect(report.map(([of]) => of)).toEqual(['updateCustomer', 'setDefaultAddress', 'freezeAccount'])
})

test('a birth date that must be refused is put back where it was taken', async () => {
  const backend = await aWrongBackend({
    at: /PATCH .*customers/,
    reads: where('birthDate', newbornsBirthDate(), '2001-02-03'),
  })
  expect(differing(await found(writes, backend))).toEqual([
    ['updateCustomer', 'born this week', 'expected 422 TOO_YOUNG, got 200'],
    ['updateCustomer', 'what is refused changes nothing', 'expected the profile to be as before'],
  ])
})

test('messages by a channel that the contract does not know are answered, and never sent', async () => {
  const unknown = { channel: 'other', isOn: true, isLocked: false, decidedAt: null }
  const backend = await aWrongBackend({
    at: /me\/preferences/,
    says: (name, value) => (name === 'channels' && Array.isArray(value) ? [unknown, ...value] : value),
  })
  expect(differing(await found(writes, backend))).toEqual([])
})

test('a backend that accepts one key twice when both requests come at once is reported', async () => {
  const underWay = new Map<string, number>()
  const backend = await aDeviating(
    inject('backendUrl'),
    (_path, answer) => answer,
    (url) => url,
    (path, headers, body) => {
      const key = headers.get('idempotency-key')
      if (!key || !/redeem/.test(path)) return body
      underWay.set(key, (underWay.get(key) ?? 0) + 1)
      if (underWay.get(key) === 2) headers.set('idempotency-key', randomUUID())
      return body
    },
  )
  expect(differing(await found(cards, backend)).map(([of]) => of)).toContain('redeemGiftCards')
})

test('a backend that refuses an order in other words when it is sent again is reported', async () => {
  const backend = await aWrongBackend({
    at: /giftCards/,
    says: (name, value) => (name === 'detail' ? `${value} ${randomUUID()}` : value),
  })
  expect(differing(await found(cards, backend)).flat()).toContain(
    'expected the same refusal again, byte for byte',
  )
})

test('points that were pending may be posted after those of a later line', async () => {
  const backend = await aWrongBackend({
    at: /history/,
    says: (name, value) => {
      if (name !== 'transactions' || !Array.isArray(value)) return value
      const oldest = value.findLast(({ postedAt }) => postedAt !== null)
      return value.map((one) => (one === oldest ? { ...one, postedAt: '2099-01-01T12:00:00Z' } : one))
    },
  })
  expect(differing(await found(history, backend))).toEqual([])
})

test('a brand in a format that the site does not order is sold out, and no difference', async () => {
  const backend = await aWrongBackend({
    at: /gift-cards/,
    says: (name, value) => {
      if (name === 'formats') return ['other']
      return name === 'stock' || name === 'deliveryPromises' ? {} : value
    },
  })
  expect(differing(await found(visitor, backend))).toEqual([])
})

test.each([
  ['/pfc', 'redeemCredit', 'the same points are spent once', 'points'],
  ['/giftCards/', 'redeemGiftCards', 'the same points are spent once', 'points'],
  ['/byot', 'redeemTravel', 'the same trip is paid once', 'trip'],
])(
  'a backend that takes two orders at once at %s for what one of them uses up is reported',
  async (end, of, asked, what) => {
    let placed: object | undefined
    const backend = await aDeviating(inject('backendUrl'), (path, answer) => {
      if (!path.endsWith(end)) return answer
      const said = JSON.parse(answer.text)
      if (answer.status === 201) placed = said
      else if (['INSUFFICIENT_POINTS', 'ALREADY_APPLIED'].includes(said.code))
        return {
          status: 201,
          headers: new Headers({ 'content-type': 'application/json' }),
          text: JSON.stringify({ ...placed, orderNumber: 'another' }),
        }
      return answer
    })
    expect(differing(await found(checkLastPoints, backend))).toEqual([
      [
        of,
        asked,
        `expected one of two orders at once for the same ${what} to be placed, and one to be refused`,
      ],
    ])
    expect(differing(await found(checkLastPoints, inject('backendUrl')))).toEqual([])
  },
)

test('orders keep to what a programme allows, and one below the least is below any least', async () => {
  const sent: { asked: string; body: unknown }[] = []
  const listens = (asker: Checked['asker']): Checked['asker'] => ({
    ...asker,
    succeedsOr: (operation, asked, codes, question) => {
      sent.push({ asked, body: question.body })
      return asker.succeedsOr(operation, asked, codes, question)
    },
    refuses: (operation, asked, codes, question) => {
      sent.push({ asked, body: question.body })
      return asker.refuses(operation, asked, codes, question)
    },
  })
  const says: Change = (name, value) => {
    if (name === 'redemptionLimits') return { minPoints: 5_500, maxQuantity: 10 }
    return name === 'minPoints' || name === 'stepPoints' ? 1 : value
  }
  const backend = await aWrongBackend({ at: /page-data/, says })
  // The sandbox itself takes less.
  expect(differing(await found(cards, backend, listens))).toEqual([])
  await found(credits, backend, listens)
  const fewest = giftCardOrderBody.parse(sent.find(({ asked }) => asked === 'the fewest e-cards')?.body)
  expect(orderPoints(fewest.lines)).toBe(6_000)
  expect(sent).toContainEqual({
    asked: 'for fewer points than the least',
    // Two points are the first of this credit that are worth a cent.
    body: expect.objectContaining({ points: 1 }),
  })
})

test('a field of another type is reported with its path and without its value', async () => {
  const backend = await aDeviating(inject('backendUrl'), (path, answer) =>
    path === '/api/help'
      ? { ...answer, text: answer.text.replaceAll('"slug":"', '"slug":7,"was":"') }
      : answer,
  )
  const report = differing(await found(visitor, backend))
  expect(report.map(([of]) => of)).toEqual(['listHelp'])
  expect(report[0]?.[2]).toMatch(
    /^articles\.0\.slug: Invalid input: expected string, received number \(and \d+ more rows\)$/,
  )
  expect(JSON.stringify(report)).not.toContain('where-is-my-order')
})

const anEntrance = {
  ...{ id: 'event-1', at: '2099-01-01T12:00:00Z', kind: 'entrance' },
  ...{ detail: 'Came in', place: null, device: null },
}

test('an additional field, and an unknown kind of event or way to redeem, are notes', async () => {
  const backend = await aWrongBackend({
    at: /spotlights|rewards$|security-log/,
    says: (name, value) => {
      if (name === 'spotlights') return Object.assign(Object(value), { 0: { extra: 1, ...Object(value)[0] } })
      if (name === 'events') return [anEntrance]
      return name === 'type' && value === 'travel' ? 'donation' : value
    },
  })
  const said = [await found(visitor, backend), await found(reads, backend)]
  expect(said.flatMap(differing)).toEqual([])
  const notes = said.flatMap(({ findings }) => findings.flatMap((one) => one.notes))
  expect([...new Set(notes)].toSorted()).toEqual([
    'a kind that the site has no words for: only the `detail` is shown',
    'a way that the site does not know: the reward has no link',
    'spotlights.0.extra is not in the contract',
  ])
})

function aWrongBackend({ at, says, reads, asked, heard, header }: Wrong): Promise<string> {
  return aDeviating(
    inject('backendUrl'),
    (path, answer, method) => {
      if (!at.test(`${method} ${path}`)) return answer
      const headers = new Headers(answer.headers)
      if (header) headers.set(...header)
      return { ...answer, headers, text: says && answer.text ? changed(answer.text, says) : answer.text }
    },
    (url) => {
      if (!asked || !at.test(url)) return url
      const [path = '', text] = url.split('?')
      const query = new URLSearchParams(text)
      asked(query)
      return query.size > 0 ? `${path}?${query}` : path
    },
    (path, headers, body, method) => {
      if (!at.test(`${method} ${path}`)) return body
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
