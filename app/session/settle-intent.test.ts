import { expect, test, vi } from 'vitest'
import type { IntentRecord } from './intents.server.ts'
import { line, order, problem, type Reply, startIntentTrial } from './testing/intent-trial.ts'

// What became of an order whose answer was lost, and how long pending actions are kept.

const trial = await startIntentTrial()

async function underWay(since: number): Promise<IntentRecord> {
  const moved = await trial.intents.moveIntent(await trial.open(order), { name: 'running', since })
  if (!moved) throw new Error('it did not move')
  return moved
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
  expect(await outcomeOf(now(), { status: 200, body: { status: 'running' } })).toMatchObject({
    name: 'running',
  })
  expect(trial.audited()).toEqual(['action-done save_giftcard_order', 'action-refused save_giftcard_order'])
})

test.each([
  ['never heard of it', { status: 200, body: { status: 'unknown' } }],
  ['has no such call', problem('NOT_FOUND', 404)],
])('a backend that %s: after twice its time the order may be confirmed again', async (_name, answer) => {
  expect(await outcomeOf(now(), answer)).toMatchObject({ name: 'running' })
  // The answer is measured from the moment of asking, so half a second on either side is room enough.
  expect(await outcomeOf(now() - 1_500, answer)).toMatchObject({ name: 'running' })
  expect(await outcomeOf(now() - 2_500, answer)).toEqual({ name: 'waiting', cancelled: false })
})

test('a backend that cannot say leaves it open, however long ago', async () => {
  const warn = vi.spyOn(trial.log, 'warn')
  expect(await outcomeOf(now() - 60_000, { status: 500 })).toMatchObject({ name: 'running' })
  expect(warn.mock.calls.map((args) => args.at(1))).toContain('the outcome of an order is not known yet')
})

test('what is not under way is not asked about', async () => {
  const record = await trial.open(order)
  expect(await trial.settle(record)).toBe(record)
  expect(trial.seen).toEqual([])
})

test('the same order with its fields in another order is the same, another one is not', async () => {
  const sub = 'cus_same'
  const first = await trial.open(order, { sub })
  const shuffled = { qty: line.qty, points: line.points, sku: line.sku, id: line.id, name: line.name }
  const again = await trial.open({ action: 'save_giftcard_order', payload: { lines: [shuffled] } }, { sub })
  expect(again.value.handle).toBe(first.value.handle)
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
    ['intent-index', 24 * 60],
  ])
  const sent = await trial.intents.moveIntent(record, { name: 'running', since: moment })
  if (sent) await trial.intents.moveIntent(sent, { name: 'waiting', cancelled: false })
  expect(update.mock.calls.map((args) => minutes(args[4]))).toEqual([24 * 60, 10])
})
