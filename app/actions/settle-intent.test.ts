import type { Order } from '@borealis/contract/orders.ts'
import { describe, expect, test, vi } from 'vitest'
import type { IntentRecord } from './intents.server.ts'
import type { PendingAction } from './registry.ts'
import { line, order, problem, type Reply, startIntentTrial } from './testing/intent-trial.ts'

// What became of an order whose answer was lost, and how long pending actions are kept.

const trial = await startIntentTrial()

const anOrder: Order = {
  orderNumber: 'B-7',
  kind: 'gift-card',
  placedAt: new Date().toISOString(),
  status: 'placed',
  statusText: 'On its way',
  format: 'E-Card',
  brandId: 'maple-books',
  title: 'Maple Books, $25',
  image: null,
  lines: [{ ...line, valueCents: 2_500 }],
  points: 2_500,
  valueCents: 2_500,
  pointsBefore: 5_000,
  pointsAfter: 2_500,
  timeline: [{ code: 'placed', label: 'Placed', detail: null, at: null, expectedOn: null, state: 'now' }],
  promise: 'Within minutes',
  expectedOn: null,
  shippingAddress: null,
  deliverTo: 'a@example.ca',
  reversals: [],
  tracking: null,
}

/** The backend's list of orders: JSON within JSON. */
const orderList = (orders: readonly object[]): Reply => ({
  status: 200,
  body: {
    data: { data: JSON.stringify({ orders, pageNumber: 1, pageSize: 20, totalCount: orders.length }) },
  },
})

/** An order that was sent at that moment, and whose answer was lost. */
async function underWay(since: number, pending = order): Promise<IntentRecord> {
  const record = await trial.open(pending)
  vi.useFakeTimers({ toFake: ['Date'], now: since })
  const sent = await trial.intents.markSent(record).finally(() => vi.useRealTimers())
  if (!sent) throw new Error('it was not sent')
  return sent
}
const hours = (count: number) => count * 3_600_000
/** An order whose step-up came back at that moment, and nothing else did. */
async function begunAt(since: number, record: IntentRecord): Promise<IntentRecord> {
  vi.useFakeTimers({ toFake: ['Date'], now: since })
  const begun = await trial.begin(record).finally(() => vi.useRealTimers())
  if (!begun) throw new Error('it did not begin')
  return begun
}
/** One that was sent at that moment, and of which nobody could tell what became of it. */
async function unknownFrom(since: number): Promise<IntentRecord> {
  const sent = await underWay(now())
  const earlier = { ...sent, value: { ...sent.value, sentAt: since } }
  const unknown = await trial.intents.moveIntent(earlier, { name: 'unknown', since })
  if (!unknown) throw new Error('it did not move')
  return unknown
}
const outcomeOf = async (since: number, answer: Reply) => {
  trial.reply = answer
  return (await trial.settle(await underWay(since))).value.state
}
const now = () => Date.now()

test('the backend says what became of an order', async () => {
  const done = { status: 'done', orderNumber: 'B-9', pageNumber: 1, points: 2_500 }
  expect(await outcomeOf(now(), { status: 200, body: done })).toEqual({ name: 'done', orderNumber: 'B-9' })
  expect(trial.seen[0]?.url).toMatch(/^\/api\/me\/redemptions\/[\w-]{36}$/)
  const refused = { status: 'refused', problem: problem('OUT_OF_STOCK', 409, 'Gone.').body }
  expect(await outcomeOf(now(), { status: 200, body: refused })).toEqual({
    name: 'refused',
    refusal: { code: 'OUT_OF_STOCK', detail: 'Gone.', correlationId: 'req-7' },
  })
  const errors = [{ field: 'lines.0.qty', code: 'INVALID', detail: 'Ten cards at most.' }]
  const field = { ...refused, problem: { ...refused.problem, errors } }
  expect(await outcomeOf(now(), { status: 200, body: field })).toMatchObject({
    refusal: { detail: 'Ten cards at most.' },
  })
  expect(await outcomeOf(now(), { status: 200, body: { status: 'running' } })).toMatchObject({
    name: 'running',
  })
  expect(trial.audited()).toEqual([
    'action-done save_giftcard_order',
    ...Array.from({ length: 2 }, () => 'action-refused save_giftcard_order'),
  ])
})

test('an order that nobody could tell of is under way again as soon as the backend says that it is at work on it', async () => {
  const since = now() - 60_000
  const errors = vi.spyOn(trial.log, 'error')
  trial.reply = { status: 503 }
  const lost = await trial.settle(await underWay(since))
  expect(lost.value.state).toEqual({ name: 'unknown', since })
  trial.reply = { status: 200, body: { status: 'running' } }
  const settled = await trial.settle(lost)
  expect(settled.value.state).toMatchObject({ name: 'running', since })
  trial.reply = { status: 503 }
  expect((await trial.settle(settled)).value.state).toEqual({ name: 'unknown', since })
  // Operators hear of it once.
  const said = errors.mock.calls.filter((call) => call.includes('the outcome of an order is unknown'))
  expect(said).toHaveLength(1)
})

test('an order that the backend never heard of may be confirmed again after twice its time', async () => {
  const answer = { status: 200, body: { status: 'unknown' } }
  expect(await outcomeOf(now(), answer)).toMatchObject({ name: 'running' })
  // The answer is measured from the moment of asking, so half a second on either side is room enough.
  expect(await outcomeOf(now() - 1_500, answer)).toMatchObject({ name: 'running' })
  expect(await outcomeOf(now() - 2_500, answer)).toEqual({ name: 'waiting', cancelled: false })
})

describe('an order that was sent longer ago than the backend has to keep its key', () => {
  const settled = async (since: number) => (await trial.settle(await unknownFrom(since))).value.state
  const listing = (orders: readonly object[]) => trial.replies.push(['/transaction/', orderList(orders)])

  test('stays unknown where the backend does not know the key, unless the orders list it', async () => {
    trial.reply = { status: 200, body: { status: 'unknown' } }
    listing([])
    expect(await settled(now() - hours(23))).toEqual({ name: 'waiting', cancelled: false })
    const since = now() - hours(25)
    expect(await settled(since)).toEqual({ name: 'unknown', since })
    trial.replies.length = 0
    listing([{ ...anOrder, placedAt: new Date(since).toISOString() }])
    expect(await settled(since)).toEqual({ name: 'done', orderNumber: anOrder.orderNumber })
  })

  test('is told by a backend that keeps keys for longer', async () => {
    const done = { status: 'done', orderNumber: 'B-9', pageNumber: 1, points: 2_500 }
    trial.reply = { status: 200, body: done }
    expect(await settled(now() - hours(25))).toEqual({ name: 'done', orderNumber: 'B-9' })
  })
})

// In this order: the process remembers that a backend was seen to look keys up first.
describe('a backend that cannot be asked for an outcome', { shuffle: false }, () => {
  const giftCards = {
    pageNumber: 1,
    format: 'E-Card',
    points: 2_500,
    balanceAfter: 0,
    placedAt: anOrder.placedAt,
  }
  /** Answers of the repeated order and of the list of orders; without the call that asks by key. */
  function answers(repeated: Reply, listed: Reply): void {
    trial.reply = { status: 404 }
    trial.replies.push(['/redeem/giftCards/', repeated], ['/transaction/', listed])
  }
  const settled = async (since: number) => (await trial.settle(await underWay(since))).value.state
  const none = orderList([])
  const thisOne = orderList([anOrder])
  const long = () => now() - 2_500

  test.each<[string, Reply]>([
    ['asks for a step-up', problem('STEP_UP_REQUIRED', 401)],
    ['refuses it in its own words', { status: 422, body: { message: 'Token missing' } }],
    ['misses the points that it may have taken itself', problem('INSUFFICIENT_POINTS', 409)],
    ['counts it against the day’s limit', problem('LIMIT_EXCEEDED', 422)],
  ])(
    '%s before it was seen to look keys up first: the list may be late, so nobody can tell',
    async (_name, repeated) => {
      answers(repeated, none)
      expect(await settled(now())).toMatchObject({ name: 'running' })
      const since = long()
      expect(await settled(since)).toEqual({ name: 'unknown', since })
      trial.replies[1] = ['/transaction/', thisOne]
      expect(await settled(now())).toEqual({ name: 'done', orderNumber: anOrder.orderNumber })
    },
  )

  test('is sent the same order with its key and no step-up: its answer counts', async () => {
    answers({ status: 201, body: { ...giftCards, orderNumber: 'B-9' } }, none)
    expect(await settled(now())).toEqual({ name: 'done', orderNumber: 'B-9' })
    const [, repeated] = trial.seen
    expect(repeated).toMatchObject({ method: 'POST', hadStepUp: false, body: JSON.stringify(order.payload) })
    expect(repeated?.key).toMatch(/^[\w-]{36}$/)
    expect(trial.seen).toHaveLength(2)
  })

  test('refuses it in the contract’s words: they count', async () => {
    answers(problem('OUT_OF_STOCK', 409, 'Gone.'), none)
    expect(await settled(now())).toEqual({
      name: 'refused',
      refusal: { code: 'OUT_OF_STOCK', detail: 'Gone.', correlationId: 'req-7' },
    })
  })

  test('is at work on it: it stays under way', async () => {
    answers(problem('IDEMPOTENCY_RUNNING', 409), none)
    expect(await settled(long())).toMatchObject({ name: 'running' })
  })

  test.each<[string, Reply]>([
    ['asks for a step-up', problem('STEP_UP_REQUIRED', 401)],
    ['refuses it in the contract’s words', problem('INSUFFICIENT_POINTS', 409)],
    ['refuses it in its own', { status: 409 }],
  ])(
    '%s after the day for which it keeps a key: nobody can tell, unless it is listed',
    async (_name, repeated) => {
      const since = now() - hours(25)
      const unknown = await unknownFrom(since)
      answers(repeated, none)
      expect((await trial.settle(unknown)).value.state).toEqual({ name: 'unknown', since })
      trial.replies[1] = [
        '/transaction/',
        orderList([{ ...anOrder, placedAt: new Date(since).toISOString() }]),
      ]
      expect((await trial.settle(unknown)).value.state).toMatchObject({ name: 'done' })
    },
  )

  test('asks for a step-up and lists no such order: it was not placed', async () => {
    answers(problem('STEP_UP_REQUIRED', 401), none)
    expect(await settled(now())).toMatchObject({ name: 'running' })
    expect(await settled(long())).toEqual({ name: 'waiting', cancelled: false })
  })

  test('asks for a step-up of travel, and was seen to look keys up only of gift cards: nobody can tell', async () => {
    const payload = { accountUniqueId: 'acc_1', purchaseId: 'trv_1', points: 2_500 }
    const since = long()
    const trip = await underWay(since, { action: 'redeem_travel', payload })
    trial.replies.push(['/byot', problem('STEP_UP_REQUIRED', 401)])
    answers(problem('OUT_OF_STOCK', 409), none)
    expect((await trial.settle(trip)).value.state).toEqual({ name: 'unknown', since })
  })

  test.each<[string, Reply]>([
    ['nothing', { status: 201 }],
    ['that it will see', { status: 202 }],
    ['a page of a gateway', { status: 403 }],
    ['a refusal of its own', { status: 400, body: { message: 'Insufficient points' } }],
    ['that it needs a step-up', problem('STEP_UP_REQUIRED', 401)],
  ])('says %s, but lists the order: it was placed', async (_name, repeated) => {
    answers(repeated, thisOne)
    expect(await settled(now())).toEqual({ name: 'done', orderNumber: anOrder.orderNumber })
  })

  test.each<[string, Reply, Reply]>([
    ['answers without a body', { status: 201 }, none],
    ['has only accepted it', { status: 202 }, none],
    ['is busy', { status: 429 }, none],
    ['does not let the caller in', { status: 403 }, none],
    ['fails', { status: 500 }, none],
    ['refuses it without words, and its orders cannot be read', { status: 409 }, { status: 500 }],
    ['needs a step-up, and its orders cannot be read', problem('STEP_UP_REQUIRED', 401), { status: 500 }],
    [
      'needs a step-up, and has two such orders',
      problem('STEP_UP_REQUIRED', 401),
      orderList([anOrder, { ...anOrder, orderNumber: 'B-8' }]),
    ],
  ])('%s: after a while nobody can tell', async (_name, repeated, listed) => {
    answers(repeated, listed)
    expect(await settled(now())).toMatchObject({ name: 'running' })
    const since = long()
    expect(await settled(since)).toEqual({ name: 'unknown', since })
  })

  test.each([400, 402, 409, 410, 422])(
    'refuses it twice with a bare %i and lists no such order: it is refused',
    async (status) => {
      answers({ status, body: { message: 'Insufficient points' } }, none)
      expect(await settled(now())).toMatchObject({ name: 'running' })
      expect(await settled(long())).toEqual({
        name: 'refused',
        refusal: { code: `HTTP_${status}`, correlationId: '' },
      })
    },
  )

  test.each<[string, object]>([
    ['of other cards', { lines: [{ ...anOrder.lines[0], sku: 'maple-50' }] }],
    ['of more cards', { lines: [{ ...anOrder.lines[0], qty: 2 }] }],
    ['by mail', { format: 'Physical' }],
    ['of travel', { kind: 'travel' }],
    ['at another price', { points: 2_400 }],
    ['of yesterday', { placedAt: new Date(Date.now() - 86_400_000).toISOString() }],
  ])('an order %s is not the one that was sent', async (_name, other) => {
    answers({ status: 201 }, orderList([{ ...anOrder, ...other }]))
    expect(await settled(long())).toMatchObject({ name: 'unknown' })
  })

  test('an order that is the outcome of another action is not the one that was sent', async () => {
    const sub = 'cus_twice'
    const first = await trial.open(order, { sub })
    await trial.intents.moveIntent(first, { name: 'done', orderNumber: anOrder.orderNumber })
    await trial.intents.markTold(sub, anOrder.orderNumber)
    answers({ status: 201 }, thisOne)
    const again = await trial.intents.markSent(await trial.open(order, { sub }))
    if (!again) throw new Error('it was not sent')
    expect((await trial.settle(again)).value.state).toMatchObject({ name: 'running' })
  })

  test('an order that may be the outcome of another action says nothing of this one', async () => {
    const sub = 'cus_two_trips'
    const travel = (purchaseId: string): PendingAction => ({
      action: 'redeem_travel',
      payload: { accountUniqueId: 'acc_1', purchaseId, points: 2_500 },
    })
    const since = long()
    const sent = async (purchaseId: string) => {
      const record = await trial.open(travel(purchaseId), { sub })
      const moved = await trial.intents.moveIntent(record, { name: 'running', since })
      if (!moved) throw new Error('it did not move')
      return moved
    }
    const [first, second] = [await sent('trv_1'), await sent('trv_2')]
    trial.reply = { status: 404 }
    trial.replies.push(
      ['/byot', { status: 201 }],
      ['/transaction/', orderList([{ ...anOrder, kind: 'travel' }])],
    )
    expect((await trial.settle(second)).value.state).toEqual({ name: 'unknown', since })
    await trial.intents.moveIntent(first, {
      name: 'refused',
      refusal: { code: 'OUT_OF_STOCK', correlationId: '' },
    })
    const again = await trial.intents.readIntent(second.value.handle)
    expect(again && (await trial.settle(again)).value.state).toEqual({
      name: 'done',
      orderNumber: anOrder.orderNumber,
    })
  })

  test('what nobody could tell is asked again, and told once it is known', async () => {
    answers({ status: 201 }, none)
    const since = long()
    const unknown = await trial.settle(await underWay(since))
    expect(unknown.value.state).toEqual({ name: 'unknown', since })
    trial.replies[1] = ['/transaction/', thisOne]
    expect((await trial.settle(unknown)).value.state).toEqual({
      name: 'done',
      orderNumber: anOrder.orderNumber,
    })
  })
})

test('a backend that is down is asked one question', async () => {
  const warn = vi.spyOn(trial.log, 'warn')
  expect(await outcomeOf(now(), { status: 503 })).toMatchObject({ name: 'running' })
  expect(await outcomeOf(now() - 60_000, { status: 503 })).toMatchObject({ name: 'unknown' })
  expect(trial.seen).toHaveLength(2)
  expect(warn.mock.calls.map((args) => args.at(1))).toContain('the outcome of an order is not known yet')
})

test('what is not under way is not asked about', async () => {
  const record = await trial.open(order)
  expect(await trial.settle(record)).toBe(record)
  expect(trial.seen).toEqual([])
})

describe('an order that was begun and whose process died before it was sent', () => {
  test('is not asked for, and may be confirmed again after twice its time', async () => {
    trial.reply = { status: 404 }
    const young = await trial.settle(await begunAt(now(), await trial.open(order)))
    expect(young.value.state.name).toBe('running')
    const old = await trial.settle(await begunAt(now() - 2_500, await trial.open(order)))
    expect(old.value.state).toEqual({ name: 'waiting', cancelled: false })
    expect(trial.seen).toEqual([])
  })

  test('is asked for where it was sent once before', async () => {
    const sent = await underWay(now() - hours(1))
    const looked = await trial.intents.moveIntent(sent, { name: 'waiting', cancelled: false }, true)
    if (!looked) throw new Error('it did not move')
    trial.reply = { status: 503 }
    const again = await trial.settle(await begunAt(now() - 2_500, looked))
    expect(again.value.state.name).toBe('unknown')
    expect(trial.seen).toHaveLength(1)
  })

  test('is asked for where a release wrote it that did not note what was sent', async () => {
    const state = { name: 'running', since: now() - 2_500 } as const
    const moved = await trial.intents.moveIntent(await trial.open(order), state)
    trial.reply = { status: 503 }
    expect(moved && (await trial.settle(moved)).value.state.name).toBe('unknown')
  })
})

test('the same order with its fields in another order is the same, another one is not', async () => {
  const sub = 'cus_same'
  const first = await trial.open(order, { sub })
  const shuffled = { qty: line.qty, points: line.points, sku: line.sku, id: line.id, name: line.name }
  const again = await trial.open({ action: 'save_giftcard_order', payload: { lines: [shuffled] } }, { sub })
  expect(again.value.handle).toBe(first.value.handle)
  // In the other language, or renamed.
  const named = { ...line, name: 'Livres Érable' }
  const french = await trial.open({ action: 'save_giftcard_order', payload: { lines: [named] } }, { sub })
  expect(french.value.handle).toBe(first.value.handle)
  const more = await trial.open(
    { action: 'save_giftcard_order', payload: { lines: [{ ...line, qty: 2 }] } },
    { sub },
  )
  expect(more.value.handle).not.toBe(first.value.handle)
  const swapped = await trial.open(
    { action: 'save_giftcard_order', payload: { lines: [{ ...line, qty: 2 }, line] } },
    { sub },
  )
  const straight = await trial.open(
    { action: 'save_giftcard_order', payload: { lines: [line, { ...line, qty: 2 }] } },
    { sub },
  )
  expect(swapped.value.handle).not.toBe(straight.value.handle)
  const theirs = await trial.open(order, { sub: 'cus_other' })
  expect(theirs.value.handle).not.toBe(first.value.handle)
})

test('only what was sent and is not known counts as unsettled', async () => {
  const sub = 'cus_unsettled'
  await trial.open({ action: 'unfreeze', payload: {} }, { sub })
  await trial.open({ action: 'save_giftcard_order', payload: { lines: [{ ...line, qty: 2 }] } }, { sub })
  expect(await trial.intents.unsettledIntents(sub)).toEqual([])
  const moved = await trial.intents.moveIntent(await trial.open(order, { sub }), {
    name: 'running',
    since: now(),
  })
  expect((await trial.intents.unsettledIntents(sub)).map(({ value }) => value.handle)).toEqual([
    moved?.value.handle,
  ])
  expect(await trial.intents.unsettledIntents('cus_nobody')).toEqual([])
})

test('what is no order is not asked for: it counts as unknown, and keeps no order waiting', async () => {
  const sub = 'cus_no_order'
  const begin = async (since: number) => {
    const record = await trial.open({ action: 'unfreeze', payload: {} }, { sub })
    const moved = await trial.intents.moveIntent(record, { name: 'running', since })
    if (!moved) throw new Error('it did not move')
    return moved
  }
  const young = await begin(now())
  expect(await trial.intents.unsettledIntents(sub)).toEqual([])
  expect((await trial.settle(young)).value.state.name).toBe('running')
  const old = await trial.intents.moveIntent(young, { name: 'running', since: now() - 2_500 })
  if (!old) throw new Error('it did not move')
  expect((await trial.settle(old)).value.state).toMatchObject({
    name: 'refused',
    refusal: { mayHaveHappened: true },
  })
  expect(trial.seen).toEqual([])
})

test('an action that only another release knows is left to it, however long it has been under way', async () => {
  const record = await trial.open(order)
  for (const since of [now(), now() - 2_500, now() - hours(20)]) {
    const newest = await trial.intents.readIntent(record.value.handle)
    if (!newest) throw new Error('it is gone')
    const pending = { action: 'redeem_the_moon', payload: {} }
    const state = { name: 'running', since } as const
    const moved = await trial.intents.moveIntent({ ...newest, value: { ...newest.value, pending } }, state)
    expect(moved && (await trial.settle(moved)).value.state).toEqual(state)
  }
  expect(trial.seen).toEqual([])
})

test('an action waits ten minutes, and one that was sent is kept for a day', async () => {
  const create = vi.spyOn(trial.recordStore, 'create')
  const update = vi.spyOn(trial.recordStore, 'update')
  const moment = now()
  vi.spyOn(Date, 'now').mockReturnValue(moment)
  const record = await trial.open(order)
  const minutes = (expiresAt: number | undefined) => ((expiresAt ?? 0) - moment) / 60_000
  const lifetimes = create.mock.calls.map(([{ kind, expiresAt }]) => [kind, minutes(expiresAt)])
  expect(lifetimes).toEqual([
    ['intent', 10],
    ['intent-index', 2 * 24 * 60],
  ])
  const sent = await trial.intents.moveIntent(record, { name: 'running', since: moment })
  if (sent) await trial.intents.moveIntent(sent, { name: 'waiting', cancelled: false })
  expect(update.mock.calls.map((args) => minutes(args[4]))).toEqual([24 * 60, 10])
})

test('the key of an order that was sent is kept for a day, also when it may be confirmed again', async () => {
  const sub = 'cus_kept'
  const sent = await trial.intents.markSent(await trial.open(order, { sub }))
  const sentAt = sent?.value.sentAt ?? 0
  const back = sent && (await trial.intents.moveIntent(sent, { name: 'waiting', cancelled: false }))
  const update = vi.spyOn(trial.recordStore, 'update')
  // The review shows it once more, an hour later.
  vi.spyOn(Date, 'now').mockReturnValue(sentAt + 3_600_000)
  const again = await trial.open(order, { sub })
  expect(again.value.idempotencyKey).toBe(back?.value.idempotencyKey)
  expect(update.mock.calls.map((args) => args[4] - sentAt)).toEqual([24 * 3_600_000])
})
