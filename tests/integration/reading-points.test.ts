import type { Operation } from '@borealis/contract/calls.ts'
import { describe, expect, test } from 'vitest'
import {
  getPointsGlance,
  getPointsHistory,
  getPointsSummary,
  getStatement,
} from '../../app/features/history/history.data.ts'
import {
  getLatestOrder,
  getOrder,
  listOrderECards,
  listOrders,
} from '../../app/features/orders/orders.data.ts'
import { getBalance } from '../../app/member-data/balance.data.ts'
import { listPaymentCards } from '../../app/member-data/profile.data.ts'
import type { Scenario } from '../support/control.ts'
import { fixedWords } from '../support/words.ts'
import { refusal } from './endings.ts'
import { control, type Member } from './member.ts'
import { listTrips, traveller, tripOf, tripsOf } from './spending-points.ts'

type Reader = Member & { card: string }

const days = { fromDate: '2020-01-01' }
const parseError = { success: false, error: { code: 'PARSE_ERROR' }, data: null }

interface Read {
  /** The name in test titles. */
  readonly what: string
  readonly call: Operation
  readonly read: (reader: Reader) => Promise<unknown>
  /** The value of an empty response. */
  readonly empty: object
  /** The value returned for an unreadable response, where that is not an error. */
  readonly unreadable?: object
}

const reads: readonly Read[] = [
  {
    what: 'the balance',
    call: 'getBalance',
    read: (reader) => reader.at(() => getBalance({ fetch: reader.fetch })),
    empty: { points: 30_000 },
  },
  {
    what: 'the history',
    call: 'getPointsHistory',
    read: (reader) =>
      reader.at(() => getPointsHistory({ data: { pageNumber: 1, ...days }, fetch: reader.fetch })),
    empty: { transactions: [], totalCount: 0 },
  },
  {
    what: 'the glance',
    call: 'getPointsHistory',
    read: (reader) => reader.at(() => getPointsGlance({ fetch: reader.fetch })),
    empty: { transactions: [] },
  },
  {
    what: 'the sums',
    call: 'getPointsHistory',
    read: (reader) => reader.at(() => getPointsSummary({ data: days, fetch: reader.fetch })),
    empty: { fromDate: '2020-01-01' },
  },
  {
    what: 'the statement',
    call: 'getPointsHistory',
    read: (reader) => reader.at(() => getStatement({ data: days, fetch: reader.fetch })),
    empty: { transactions: [] },
  },
  {
    what: 'the orders',
    call: 'listOrders',
    read: (reader) => reader.at(() => listOrders({ data: { pageNumber: 1 }, fetch: reader.fetch })),
    empty: { success: true, data: { orders: [] }, nextCursor: null },
    unreadable: parseError,
  },
  {
    what: 'the latest order',
    call: 'listOrders',
    read: (reader) => reader.at(() => getLatestOrder({ fetch: reader.fetch })),
    empty: { success: true, data: { orders: [] }, nextCursor: null },
    unreadable: parseError,
  },
  {
    what: 'one order',
    call: 'listOrders',
    read: (reader) => reader.at(() => getOrder({ data: { orderNumber: '1A1A-0001' }, fetch: reader.fetch })),
    empty: { kind: 'not-found' },
    unreadable: { kind: 'unreadable' },
  },
  {
    what: 'the e-cards',
    call: 'listECards',
    read: (reader) =>
      reader.at(() => listOrderECards({ data: { orderNumber: '1A1A-0001' }, fetch: reader.fetch })),
    empty: { cards: [], leftOut: 0 },
  },
  {
    what: 'the cards',
    call: 'listAccounts',
    read: (reader) => reader.at(() => listPaymentCards({ fetch: reader.fetch })),
    empty: { accounts: [] },
  },
  {
    what: 'the trips',
    call: 'listTravelPurchases',
    read: (reader) => listTrips(reader, { accountUniqueId: reader.card, page: 1 }),
    empty: { purchases: [] },
  },
]

describe.each(reads)('$what', ({ call, read, empty, unreadable }) => {
  const under = async (reader: Reader, scenario: Omit<Scenario, 'call'>) => {
    await control.clearScenarios(reader.customer.sub)
    await control.setScenario(reader.customer.sub, { call, ...scenario })
  }

  test('reports by code why it cannot be read, and recovers with the backend', async () => {
    const reader = await traveller()
    const good = JSON.stringify(await read(reader))
    const failures = [
      [{ kind: 'status', status: 404, code: 'NOT_FOUND' }, { code: 'NOT_FOUND' }],
      [{ kind: 'status', status: 403, code: 'ACCOUNT_SUSPENDED' }, { code: 'ACCOUNT_SUSPENDED' }],
      [{ kind: 'status', status: 429, code: 'TOO_MANY_REQUESTS' }, { status: 429 }],
      [{ kind: 'status', status: 503 }, { status: 503 }],
      [{ kind: 'reset' }, { code: 'NETWORK' }],
      [{ kind: 'cut-after-commit' }, { code: 'NETWORK' }],
    ] as const
    for (const [scenario, said] of failures) {
      await under(reader, scenario)
      expect(await refusal(read(reader)), JSON.stringify(scenario)).toMatchObject({
        name: 'BackendError',
        ...said,
      })
    }
    for (const kind of ['unparsable', 'huge'] as const) {
      await under(reader, { kind })
      const answer = await read(reader).catch((error: unknown) => error)
      const code = kind === 'huge' ? 'PARSE_ERROR' : 'NO_ANSWER'
      expect(answer, kind).toMatchObject(unreadable ?? { name: 'BackendError', code })
    }
    await control.clearScenarios(reader.customer.sub)
    // Only the time at which the balance was read may differ, and, over midnight, the period that ends today.
    const withoutTime = (text: string) =>
      text.replaceAll(/"(?:asOf|fromDate|toDate)":"[^"]*"|"(?:earnedByWeek|spentByMonth)":\[[^\]]*\]/g, '')
    expect(withoutTime(JSON.stringify(await read(reader)))).toBe(withoutTime(good))
  })

  test('waits for a slow response, accepts an empty one, and ignores unknown keys', async () => {
    const reader = await traveller()
    const good = await read(reader)
    await under(reader, { kind: 'slow', ms: 200 })
    expect(Object.keys(Object(await read(reader)))).toEqual(Object.keys(Object(good)))
    await under(reader, { kind: 'empty' })
    expect(await read(reader)).toMatchObject(empty)
    await under(reader, { kind: 'strange-keys' })
    const strange = await read(reader)
    expect(JSON.stringify(strange)).not.toContain('isPolluted')
    expect(Object.keys(Object(strange))).toEqual(Object.keys(Object(good)))
    expect(Reflect.get({}, 'isPolluted')).toBeUndefined()
  })
})

test('an unreadable card list does not fail the purchases', async () => {
  const reader = await traveller()
  await control.setScenario(reader.customer.sub, { call: 'listAccounts', kind: 'status', status: 503 })
  const page = await (await reader.open('/account/redeem/travel')).text()
  expect(page).toContain(fixedWords('en-ca', 'travel_cardsFailed'))
  await control.clearScenarios(reader.customer.sub)
  expect(await tripsOf(reader)).toHaveLength(1)
})

test('travel is that of the card in the address, and of the first card where it is nobody’s or another member’s', async () => {
  const [reader, other] = [await traveller(), await traveller()]
  const [trip] = await tripsOf(reader)
  for (const card of [reader.card, other.card, 'acc_nobody']) {
    const answer = await reader.open(`/account/redeem/travel?card=${card}`)
    expect(answer.status).toBe(200)
    const page = await answer.text()
    expect(page, card).toContain(`card=${reader.card}&amp;purchase=${trip?.id}`)
    expect(page, card).not.toContain(fixedWords('en-ca', 'travel_failed'))
  }
})

test('the list of trips has a hundred per page, with a short last page and an empty one beyond it', async () => {
  const member = await traveller({ trips: 101 })
  const page = (number: number) => listTrips(member, { accountUniqueId: member.card, page: number })
  const [first, last, beyond] = [await page(1), await page(2), await page(3)]
  expect(first).toMatchObject({ limit: 100, page: 1, totalCount: 101 })
  expect(first.purchases).toHaveLength(100)
  expect(last.purchases).toHaveLength(1)
  expect(beyond.purchases).toEqual([])
  // A purchase on the second page is found without naming its page.
  const id = last.purchases[0]?.id ?? ''
  expect(await tripOf(member, member.card, id)).toMatchObject({ id })
})

test('the list of trips has only purchases of the period', async () => {
  const member = await traveller()
  const [trip] = await tripsOf(member)
  const day = trip?.purchasedOn ?? ''
  const asked = { accountUniqueId: member.card, page: 1 }
  expect(
    (await listTrips(member, { ...asked, fromDate: '2001-01-01', toDate: '2001-12-31' })).purchases,
  ).toEqual([])
  expect((await listTrips(member, { ...asked, fromDate: day, toDate: day })).purchases).toHaveLength(1)
})
