import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Operation } from '@borealis/contract/calls.ts'
import type { Language } from '@borealis/contract/values.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lineOf } from '../tests/support/processes.ts'
import type { Line } from './sources.ts'
import { ledgerOf } from './spend.ts'
import { startContentfulApi } from './testing/contentful-api.ts'
import {
  FREE_AFTER_MS,
  harbourAdapter,
  listening,
  soonFree,
  startHarbour,
  startIssuer,
  tokensOf,
} from './testing/harbour.ts'
import type { Fault, LegacyMember } from './testing/legacy-api.ts'
import { spaceExport } from './testing/space.ts'

// A points system without idempotency keys, processes that are killed and answers that are lost: an order is booked once under its
// key, or not at all, and whoever asks is told which as soon as it can be known.

let harbour: Awaited<ReturnType<typeof startHarbour>>
let provider: Awaited<ReturnType<typeof startIssuer>>
let folder: string
/** A file of its own, or the one Postgres that a run names. */
const storeAt = (name: string) => process.env.ADAPTER_STORE ?? join(folder, `${name}.sqlite`)
/** A store that no other test's orders are in: an adapter asks after all that it finds under way. */
async function ownStore(): Promise<string> {
  const { ADAPTER_STORE: server } = process.env
  if (!server) return ':memory:'
  const { Client } = await import('pg')
  const client = new Client(server)
  await client.connect()
  const name = `own_${randomUUID().replaceAll('-', '')}`
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  return new URL(name, server).href
}
const running = new Set<ChildProcess>()
beforeAll(async () => {
  harbour = await startHarbour()
  provider = await startIssuer()
  folder = await mkdtemp(join(tmpdir(), 'borealis-adapter-'))
})
afterAll(async () => {
  for (const one of running) one.kill('SIGKILL')
  harbour.close()
  provider.close()
  await rm(folder, { recursive: true, force: true })
})

const dearer = { sku: 'maple-books-25', points: 3_000, valueCents: 2_500, stock: { 'E-Card': null } }
const line = { name: 'Maple Books', id: 'maple-books', sku: 'maple-books-25', points: 2_500, qty: 1 }
/** One order of each kind, each for 1,000 points or more. */
const orderOf = {
  redeemGiftCards: () => ({ body: { lines: [line] }, points: 2_500 }),
  redeemTravel: ({ no }: LegacyMember) => ({
    body: { accountUniqueId: `${no}2`, purchaseId: `${no}-T1`, points: 1_000, creditCents: 900 },
    points: 1_000,
  }),
  redeemCredit: ({ no }: LegacyMember) => ({
    body: { accountUniqueId: `${no}2`, points: 1_200, creditCents: 960 },
    points: 1_200,
  }),
}
type Way = keyof typeof orderOf
const ways: readonly Way[] = ['redeemGiftCards', 'redeemTravel', 'redeemCredit']

/** A member with an order of this kind under a key. */
async function anOrder(way: Way, opening = 10_000) {
  const sub = `auth0|${randomUUID()}`
  const member = harbour.aMember(sub, opening)
  const { body, points } = orderOf[way](member)
  const before = harbour.legacy.balanceOf(member)
  const key = randomUUID()
  const stepUp = await provider.stepUp(sub)
  return {
    member,
    /** The newest line of the history, as the site is shown it. */
    newest: async (url: string) => {
      const { json } = await provider.ask(url, 'getPointsHistory', sub, { body: {} })
      const [newest] = json.transactions as { points: number; balanceAfter: number }[]
      return newest
    },
    stepUp,
    place: (url: string, more: { stepUp?: string; signal?: AbortSignal } = { stepUp }) =>
      provider.ask(url, way, sub, { key, body, ...more }),
    status: async (url: string) =>
      (await provider.ask(url, 'getRedemption', sub, { param: key })).json.status,
    /** The order numbers that the site is shown. */
    listed: async (url: string): Promise<string[]> => {
      const { status, json } = await provider.ask(url, 'listOrders', sub)
      if (status !== 200) throw new Error(String(json.code))
      const { orders } = JSON.parse((json.data as { data: string }).data) as {
        orders: { orderNumber: string }[]
      }
      return orders.map(({ orderNumber }) => orderNumber)
    },
    spent: () => before - harbour.legacy.balanceOf(member),
    points,
  }
}
type Placed = Awaited<ReturnType<typeof anOrder>>

/** Repeats the order under its key, as the site does, until it has an outcome. */
async function placed(order: Placed, url: string): Promise<Record<string, unknown>> {
  await expect.poll(async () => (await order.place(url)).status, { interval: 100 }).toBe(201)
  return (await order.place(url)).json
}

/** Booked once, for these points, and told the same everywhere. */
async function expectOnce(order: Placed, url: string): Promise<void> {
  const answer = await placed(order, url)
  expect(harbour.legacy.burnsOf(order.member)).toEqual([answer.orderNumber])
  expect([order.spent(), answer.points]).toEqual([order.points, order.points])
  expect(answer.balanceAfter).toBe(harbour.legacy.balanceOf(order.member))
  expect([await order.status(url), await order.listed(url)]).toEqual(['done', [answer.orderNumber]])
}

interface Trial {
  readonly killAt?: string
  readonly signal?: string
  readonly times?: typeof soonFree
}

async function start(at: string, trial: Trial = {}) {
  const { issuer } = provider
  const settings = {
    issuer,
    pointsUrl: harbour.legacy.url,
    cms: harbour.cms.settings,
    storeAt: at,
    ...trial,
  }
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'testing/run.ts'), JSON.stringify(settings)],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  )
  running.add(child)
  const ended = once(child, 'exit').then(() => running.delete(child))
  return { url: await lineOf(child.stdout, /^http/), child, ended }
}

test.each(['claimed', 'booked', 'settled'])(
  'a process killed when an order is %s loses and doubles nothing, of three orders at once',
  async (killAt) => {
    const orders = await Promise.all(ways.map((way) => anOrder(way)))
    const first = await start(storeAt(killAt), { killAt })
    const answers = await Promise.all(orders.map((order) => order.place(first.url)))
    await first.ended
    expect(answers.map(({ status }) => status)).toContain(0)
    const second = await start(storeAt(killAt), { times: soonFree })
    for (const order of orders) await expectOnce(order, second.url)
    second.child.kill('SIGKILL')
  },
)

test('processes killed at any moment, again and again, book each order once', async () => {
  const orders = await Promise.all([...ways, ...ways].map((way) => anOrder(way)))
  for (const [at, order] of orders.entries()) {
    const { url, child, ended } = await start(storeAt('random'))
    const sent = order.place(url)
    // From before it is read to after it is answered.
    setTimeout(() => child.kill('SIGKILL'), at * 6)
    await Promise.all([sent, ended])
  }
  const { url, child } = await start(storeAt('random'), { times: soonFree })
  await Promise.all(orders.map((order) => expectOnce(order, url)))
  child.kill('SIGKILL')
})

test('a process that stood still before it sent an order does not send it when another has', async () => {
  const order = await anOrder('redeemGiftCards')
  const [still, other] = await Promise.all([
    start(storeAt('still'), { killAt: 'claimed', signal: 'SIGSTOP' }),
    start(storeAt('still'), { times: soonFree }),
  ])
  const waiting = order.place(still.url)
  await expect.poll(() => order.status(other.url)).toBe('running')
  await expectOnce(order, other.url)
  still.child.kill('SIGCONT')
  expect((await waiting).json.orderNumber).toBe(harbour.legacy.burnsOf(order.member)[0])
  await expectOnce(order, other.url)
  for (const { child } of [still, other]) child.kill('SIGKILL')
})

test('two processes on one store, asked twenty times at once under one key, book once', async () => {
  const both = await Promise.all([start(storeAt('two')), start(storeAt('two'))])
  const order = await anOrder('redeemCredit')
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => order.place(both[at % 2]?.url ?? '')),
  )
  const statuses = new Set(answers.map(({ status }) => status))
  expect(statuses).toContain(201)
  // The others find it under way, or done by then.
  expect([201, 409]).toEqual(expect.arrayContaining([...statuses]))
  for (const { url } of both) await expectOnce(order, url)
  for (const { child } of both) child.kill('SIGKILL')
})

/** In this process, with a clock that only a test moves. */
async function here({
  cms = harbour.cms,
  onClaimed = () => {},
}: {
  readonly cms?: Pick<typeof harbour.cms, 'settings'>
  readonly onClaimed?: (clock: { ahead: number }) => void
} = {}) {
  const [begun, clock] = [Date.now(), { ahead: 0 }]
  const logged: string[] = []
  const log = (said: string) => logged.push(said)
  const { listener } = await harbourAdapter(
    { pointsUrl: harbour.legacy.url, cms: { ...cms.settings, log } },
    await ownStore(),
    tokensOf(provider.issuer),
    { now: () => begun + clock.ahead, log, at: (place) => place === 'claimed' && onClaimed(clock) },
  )
  return { ...(await listening(listener)), clock, logged }
}

test.each<Fault>(['booked-unanswered', 'nonsense', 'booked-refused'])(
  'an order that was %s is found at once',
  async (fault) => {
    const adapter = await here()
    const order = await anOrder('redeemGiftCards')
    harbour.legacy.fail(fault)
    expect((await order.place(adapter.url)).status).toBe(201)
    await expectOnce(order, adapter.url)
    adapter.close()
  },
)

test('an order is found by its number, whatever type its line has; points that came back under it are no booking', async () => {
  const adapter = await here()
  const order = await anOrder('redeemGiftCards')
  harbour.legacy.fail('lost')
  await order.place(adapter.url)
  const [memo = ''] = /BX\w{10}/.exec(adapter.logged.join()) ?? []
  expect(memo).toMatch(/^BX/)
  harbour.legacy.post(order.member, { type: 'AD', points: 1, words: 'Refund~Remboursement', memo })
  expect(await order.status(adapter.url)).toBe('running')
  order.member.lines.pop()
  adapter.clock.ahead = FREE_AFTER_MS + 1_000
  harbour.legacy.fail('booked-unanswered')
  harbour.legacy.before('HIST', () => {
    for (const row of order.member.lines) if (row.at(-1)) row[4] = '7X'
  })
  expect((await order.place(adapter.url)).status).toBe(201)
  harbour.legacy.before('HIST')
  await expectOnce(order, adapter.url)
  adapter.close()
})

test.each(['BAL', 'HIST'])(
  'a line that is posted before %s alone shifts neither the points after an order, nor the history, nor the balance',
  async (read) => {
    const adapter = await here()
    const order = await anOrder('redeemGiftCards')
    const { legacy } = harbour
    const before = legacy.balanceOf(order.member)
    const postOnce = () =>
      legacy.before(read, () => {
        legacy.before(read)
        legacy.post(order.member, { type: 'EA', points: 40, words: 'Harbour Grocer~Épicerie du Havre' })
      })
    legacy.fail('booked-unanswered')
    // After the pricing has read the balance.
    legacy.before('BURN', postOnce)
    expect((await order.place(adapter.url)).json).toMatchObject({ balanceAfter: before - order.points })
    legacy.before('BURN')
    postOnce()
    const balanceAfter = before - order.points + 80
    expect(await order.newest(adapter.url)).toMatchObject({ points: 40, balanceAfter })
    postOnce()
    const { json } = await provider.ask(adapter.url, 'getBalance', order.member.sub)
    expect(json.points).toBe(legacy.balanceOf(order.member))
    adapter.close()
  },
)

test('lines of one moment stand in the order of their booking, whichever end a source lists first', async () => {
  const lines = [
    { id: 'earned', occurredAt: 1_000 },
    { id: 'earned at noon', occurredAt: 2_000 },
    { id: 'spent at noon', occurredAt: 2_000 },
    // Only what the order of lines looks at.
  ] as Line[]
  for (const listed of [lines, lines.toReversed()]) {
    const source = {
      linesOf: async () => listed,
      balanceOf: async () => ({ points: 0, expiringPoints: 0, expiresOn: null }),
    }
    expect((await ledgerOf(source, 'member')).lines).toEqual(lines)
  }
})

test('an order that is booked late is running until it is found, and is never sent again', async () => {
  const adapter = await here()
  const order = await anOrder('redeemGiftCards')
  harbour.legacy.fail('booked-late')
  expect((await order.place(adapter.url)).json).toMatchObject({ code: 'IDEMPOTENCY_RUNNING' })
  expect(await order.status(adapter.url)).toBe('running')
  harbour.legacy.bookLate()
  await expectOnce(order, adapter.url)
  adapter.close()
})

test('an order that was lost is running as long as it may still be booked; then its key is free, for the same number', async () => {
  const adapter = await here()
  const order = await anOrder('redeemTravel')
  harbour.legacy.fail('lost')
  expect((await order.place(adapter.url)).json).toMatchObject({ code: 'IDEMPOTENCY_RUNNING' })
  adapter.clock.ahead = FREE_AFTER_MS - 1_000
  expect(await order.status(adapter.url)).toBe('running')
  adapter.clock.ahead = FREE_AFTER_MS + 1_000
  expect([await order.status(adapter.url), order.spent()]).toEqual(['unknown', 0])
  // A key that was free is not, while nobody can look.
  harbour.legacy.setDown('HIST')
  expect((await order.place(adapter.url)).json).toMatchObject({ code: 'IDEMPOTENCY_RUNNING' })
  harbour.legacy.setDown()
  // The key is looked up before the second check: without one nothing is placed.
  expect((await order.place(adapter.url, {})).json).toMatchObject({ code: 'STEP_UP_REQUIRED' })
  await expectOnce(order, adapter.url)
  const [lost] = /BX\w{10}/.exec(adapter.logged.join()) ?? []
  expect(harbour.legacy.burnsOf(order.member)).toEqual([lost])
  adapter.close()
})

test('an order that was sent long after it was written is running for as long as it may be booked', async () => {
  const onClaimed = (clock: { ahead: number }) => {
    clock.ahead += 1_000
  }
  const adapter = await here({ onClaimed })
  const order = await anOrder('redeemGiftCards')
  harbour.legacy.fail('booked-late')
  expect((await order.place(adapter.url)).json).toMatchObject({ code: 'IDEMPOTENCY_RUNNING' })
  adapter.clock.ahead = FREE_AFTER_MS - 1_000
  expect(await order.status(adapter.url)).toBe('running')
  harbour.legacy.bookLate()
  await expectOnce(order, adapter.url)
  adapter.close()
})

test('an order that is booked later than was promised is found before it is sent again', async () => {
  const adapter = await here()
  const order = await anOrder('redeemCredit')
  harbour.legacy.fail('booked-late')
  await order.place(adapter.url)
  adapter.clock.ahead = FREE_AFTER_MS + 1_000
  expect(await order.status(adapter.url)).toBe('unknown')
  harbour.legacy.bookLate()
  expect(harbour.legacy.burnsOf(order.member)).toHaveLength(1)
  expect(await order.listed(adapter.url)).toEqual(harbour.legacy.burnsOf(order.member))
  await expectOnce(order, adapter.url)
  adapter.close()
})

test('while the points system cannot be asked, no time frees the key of an order', async () => {
  const adapter = await here()
  const order = await anOrder('redeemCredit')
  harbour.legacy.fail('booked-late')
  harbour.legacy.setDown('HIST')
  const during = [(await order.place(adapter.url)).json.code]
  adapter.clock.ahead = 100 * FREE_AFTER_MS
  during.push((await order.place(adapter.url)).json.code, await order.status(adapter.url))
  harbour.legacy.setDown()
  expect(during).toEqual(['IDEMPOTENCY_RUNNING', 'IDEMPOTENCY_RUNNING', 'running'])
  harbour.legacy.bookLate()
  expect(harbour.legacy.burnsOf(order.member)).toHaveLength(1)
  expect(await order.status(adapter.url)).toBe('done')
  await expectOnce(order, adapter.url)
  expect(adapter.logged.join('\n')).toContain('cannot be looked up')
  adapter.close()
})

test('while an order cannot be looked up, the orders are not listed without it', async () => {
  const adapter = await here()
  const order = await anOrder('redeemGiftCards')
  harbour.legacy.fail('booked-unanswered')
  harbour.legacy.setDown('HIST')
  await order.place(adapter.url)
  await expect(order.listed(adapter.url)).rejects.toThrow('UNAVAILABLE')
  harbour.legacy.setDown()
  expect(await order.listed(adapter.url)).toEqual(harbour.legacy.burnsOf(order.member))
  adapter.close()
})

test('of two orders at once under one key, one has its receipt and the other is told that the key is taken', async () => {
  const adapter = await here()
  const { no, sub } = harbour.aMember(`auth0|${randomUUID()}`)
  const key = randomUUID()
  const [priced, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let waiting = 0
  harbour.legacy.before('BAL', () => {
    waiting += 1
    if (waiting === 2) priced.resolve()
    return held.promise
  })
  const both = [1_200, 1_300].map(async (points) => {
    const body = { accountUniqueId: `${no}2`, points }
    const stepUp = await provider.stepUp(sub)
    const { json } = await provider.ask(adapter.url, 'redeemCredit', sub, { key, body, stepUp })
    return json.code ?? json.points === points
  })
  await priced.promise
  harbour.legacy.before('BAL')
  held.resolve()
  const answers = await Promise.all(both)
  expect(answers).toEqual(expect.arrayContaining([true, 'IDEMPOTENCY_MISMATCH']))
  adapter.close()
})

test('an order is priced by what the CMS says now, in either language, and not at all while it says nothing', async () => {
  const space: Parameters<typeof startContentfulApi>[0] = spaceExport
  const at = { ...space }
  const cms = await startContentfulApi(at)
  const adapter = await here({ cms })
  const { sub } = harbour.aMember(`auth0|${randomUUID()}`)
  const said = ({ status, json }: { status: number; json: Record<string, unknown> }) => json.code ?? status
  const order = async (points: number, language: Language) => {
    const body = { lines: [{ ...line, points }] }
    const sent = { key: randomUUID(), stepUp: await provider.stepUp(sub), body, language }
    return said(await provider.ask(adapter.url, 'redeemGiftCards', sub, sent))
  }
  const read = async (operation: Operation) =>
    said(await provider.ask(adapter.url, operation, sub, { param: 'maple-books' }))
  expect(await order(2_500, 'en')).toBe(201)
  at.entries = space.entries.map((one) =>
    one.sys.id === 'gift-maple-books'
      ? { ...one, fields: { ...one.fields, denominations: { 'en-CA': [dearer] } } }
      : one,
  )
  adapter.clock.ahead += 61_000
  expect([await order(2_500, 'fr'), await order(2_500, 'en')]).toEqual(['PRICE_CHANGED', 'PRICE_CHANGED'])
  expect([await order(3_000, 'fr'), await order(3_000, 'en')]).toEqual([201, 201])
  cms.setDown(true)
  adapter.clock.ahead += 61_000
  expect([await order(3_000, 'fr'), await order(3_000, 'en')]).toEqual(['UNAVAILABLE', 'UNAVAILABLE'])
  // What is only read is shown from the last edition: every page of the site reads page data.
  expect([await read('getGiftCard'), await read('getPageData'), await read('listRewards')]).toEqual([
    200, 200, 200,
  ])
  adapter.close()
  cms.close()
})

test('an order that was refused while nobody could look is not known to be refused', async () => {
  const adapter = await here()
  const order = await anOrder('redeemGiftCards')
  harbour.legacy.fail('booked-refused')
  harbour.legacy.setDown('HIST')
  expect((await order.place(adapter.url)).json).toMatchObject({ code: 'IDEMPOTENCY_RUNNING' })
  harbour.legacy.setDown()
  expect(await order.status(adapter.url)).toBe('done')
  await expectOnce(order, adapter.url)
  adapter.close()
})

test.each(['booked', 'unknown'])(
  'an order that lacks the points which its first sending took late is not refused, where that is %s',
  async (found) => {
    const adapter = await here()
    // With what `aMember` has earned, just enough for one.
    const order = await anOrder('redeemCredit', 700)
    harbour.legacy.fail('booked-late')
    await order.place(adapter.url)
    adapter.clock.ahead = FREE_AFTER_MS + 1_000
    expect(await order.status(adapter.url)).toBe('unknown')
    // Between the look-up and the pricing.
    harbour.legacy.before('CRD', () => {
      harbour.legacy.bookLate()
      if (found === 'unknown') harbour.legacy.setDown('HIST')
    })
    const answer = await order.place(adapter.url)
    expect([answer.status, answer.json.code]).toEqual(
      found === 'booked' ? [201, undefined] : [409, 'IDEMPOTENCY_RUNNING'],
    )
    harbour.legacy.before('CRD')
    harbour.legacy.setDown()
    expect(await order.status(adapter.url)).toBe('done')
    await expectOnce(order, adapter.url)
    adapter.close()
  },
)

test('an order whose caller goes before it is written is not placed', async () => {
  const adapter = await here()
  const order = await anOrder('redeemGiftCards')
  const [caller, held] = [new AbortController(), Promise.withResolvers<void>()]
  harbour.legacy.before('BAL', () => {
    caller.abort()
    return held.promise
  })
  const given = await order.place(adapter.url, { stepUp: order.stepUp, signal: caller.signal })
  expect(given.status).toBe(0)
  expect(await order.status(adapter.url)).toBe('unknown')
  harbour.legacy.before('BAL')
  held.resolve()
  await expect.poll(() => adapter.logged.join()).toContain('is not placed')
  expect([await order.status(adapter.url), order.spent()]).toEqual(['unknown', 0])
  await expectOnce(order, adapter.url)
  adapter.close()
})

test('an order that is not written in time is not placed: its customer may have been told by then that it was not', async () => {
  const adapter = await here()
  const order = await anOrder('redeemGiftCards')
  const [reached, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  harbour.legacy.before('BAL', () => {
    reached.resolve()
    return held.promise
  })
  const waiting = order.place(adapter.url)
  await reached.promise
  adapter.clock.ahead = 8_100
  expect(await order.status(adapter.url)).toBe('unknown')
  harbour.legacy.before('BAL')
  held.resolve()
  expect(await waiting).toMatchObject({ status: 503, json: { code: 'UNAVAILABLE' } })
  expect([await order.status(adapter.url), order.spent()]).toEqual(['unknown', 0])
  // With the same second check: nothing was written.
  await expectOnce(order, adapter.url)
  adapter.close()
})

test('a refusal of the points system is stored under the key: it is the same when it is asked again', async () => {
  const adapter = await here()
  const order = await anOrder('redeemGiftCards')
  harbour.legacy.fail('spent-elsewhere')
  const answers = [
    await order.place(adapter.url),
    await order.place(adapter.url),
    await order.place(adapter.url, {}),
  ]
  expect(answers[0]).toMatchObject({ status: 409, json: { code: 'INSUFFICIENT_POINTS' } })
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect([await order.status(adapter.url), order.spent()]).toEqual(['refused', 0])
  adapter.close()
})

test('two orders at once do not go over the limit of a day together', async () => {
  const adapter = await here()
  const member = harbour.aMember(`auth0|${randomUUID()}`, 150_000)
  const hundred = { ...line, sku: 'maple-books-25', qty: 10 }
  const order = async () =>
    provider.ask(adapter.url, 'redeemGiftCards', member.sub, {
      key: randomUUID(),
      body: { lines: [hundred] },
      stepUp: await provider.stepUp(member.sub),
    })
  // 25,000 points each, of 100,000 a day.
  const answers = await Promise.all(Array.from({ length: 6 }, order))
  expect(answers.map(({ json }) => json.code ?? 'placed').toSorted()).toEqual([
    ...['LIMIT_EXCEEDED', 'LIMIT_EXCEEDED'],
    ...['placed', 'placed', 'placed', 'placed'],
  ])
  adapter.close()
})

test('of two orders at once for one trip, which were priced by what is open of it, one is sent', async () => {
  const adapter = await here()
  const member = harbour.aMember(`auth0|${randomUUID()}`)
  const trip = { accountUniqueId: `${member.no}2`, purchaseId: `${member.no}-T1` }
  const [priced, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let waiting = 0
  harbour.legacy.before('BAL', () => {
    waiting += 1
    if (waiting === 2) priced.resolve()
    return held.promise
  })
  // Each is below the $100 of the trip, which they are together as well: the points system has nothing against both.
  const order = async (points: number) =>
    provider.ask(adapter.url, 'redeemTravel', member.sub, {
      key: randomUUID(),
      body: { ...trip, points, creditCents: points * 0.9 },
      stepUp: await provider.stepUp(member.sub),
    })
  const both = [order(1_000), order(2_000)]
  await priced.promise
  harbour.legacy.before('BAL')
  held.resolve()
  const answers = await Promise.all(both)
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 503])
  expect(harbour.legacy.burnsOf(member)).toHaveLength(1)
  // Once the outcome of the first is known, the rest of the trip may be paid.
  expect((await order(3_000)).status).toBe(201)
  adapter.close()
})
