import { expect, test, vi } from 'vitest'
import { BackendError } from '#app/backend/backend-error.ts'
import { Unavailable } from '#app/edge/answers.ts'
import { allFinished } from '#app/edge/under-way.server.ts'
import { aCustomer } from '../../tests/support/samples.ts'
import type { PendingAction } from './registry.ts'
import { line, order, problem, type Reply, startIntentTrial } from './testing/intent-trial.ts'

// What a pending action does when its step-up is over: which call it makes, and what becomes of it.

const trial = await startIntentTrial()
const { withdrawIntent } = await import('./run-intent.server.ts')
const { progressOf } = await import('./order-progress.ts')

const address = { addressLine1: '1 Rue', city: 'Québec', provinceCode: 'QC', postalCode: 'G1R 2J6' } as const
const saved = { ...address, uniqueId: 'adr_9', isDefault: true }
const placed = { pageNumber: 1, points: 2_500, balanceAfter: 7_500, placedAt: '2026-11-21T12:00:00Z' }
const giftCards = { ...placed, orderNumber: 'B-1', format: 'E-Card' }
const credit = { ...placed, orderNumber: 'B-3', creditCents: 1_750 }

test.each<[PendingAction, string, Reply, object]>([
  [order, 'POST /web/v1/redeem/giftCards/', { status: 200, body: giftCards }, { orderNumber: 'B-1' }],
  [
    { action: 'redeem_credit', payload: { accountUniqueId: 'acc_1', points: 2_500 } },
    'POST /web/v1/transaction/pfc',
    { status: 200, body: credit },
    { orderNumber: 'B-3' },
  ],
  [
    { action: 'redeem_travel', payload: { accountUniqueId: 'acc_1', purchaseId: 'trv_1', points: 2_500 } },
    'POST /web/v1/transaction/byot',
    { status: 200, body: { ...credit, orderNumber: 'B-4' } },
    { orderNumber: 'B-4' },
  ],
  [
    { action: 'create_address', payload: address },
    'POST /web/v1/customers/addresses',
    { status: 201, body: saved },
    { addressId: 'adr_9' },
  ],
  [
    { action: 'update_address', payload: { uniqueId: 'adr_9', address } },
    'PUT /web/v1/customers/addresses/adr_9',
    { status: 200, body: saved },
    { addressId: 'adr_9' },
  ],
  [
    { action: 'delete_address', payload: { uniqueId: 'adr_9' } },
    'DELETE /web/v1/customers/addresses/adr_9',
    { status: 204 },
    {},
  ],
  [
    { action: 'update_email', payload: { email: 'new@example.ca' } },
    'PATCH /web/v1/customers/',
    { status: 200, body: { ...aCustomer, pendingEmail: 'new@example.ca' } },
    {},
  ],
  [
    { action: 'update_phone', payload: { phone: '506-555-0188' } },
    'PATCH /web/v1/customers/',
    { status: 200, body: { ...aCustomer, phone: '506-555-0188' } },
    {},
  ],
  [
    { action: 'unfreeze', payload: {} },
    'DELETE /api/me/freeze',
    { status: 200, body: { isFrozen: false, since: null } },
    {},
  ],
  [
    { action: 'close_account', payload: {} },
    'POST /api/me/deletion',
    { status: 200, body: { isRequested: true, closesOn: '2026-12-21', pointsLost: 2_500 } },
    {},
  ],
])('%o makes its one call and is done', async (pending, call, answer, outcome) => {
  trial.reply = answer
  const record = await trial.open(pending)
  const after = await trial.run(record)
  expect(trial.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([call])
  expect(after.value.state).toEqual({ name: 'done', ...outcome })
  expect((await trial.intents.readIntent(record.value.handle))?.value.state).toEqual(after.value.state)
  // Over is over: a second return from the provider runs nothing.
  await trial.run(after)
  expect(trial.seen).toHaveLength(1)
  expect(trial.audited()).toEqual([`action-done ${pending.action}`])
})

test('a process that stops waits until the outcome of an order is kept', async () => {
  trial.reply = { status: 200, body: giftCards }
  const record = await trial.open(order)
  const begun = await trial.begin(record)
  const running = begun && trial.runBegun(begun)
  await allFinished()
  expect((await trial.intents.readIntent(record.value.handle))?.value.state).toMatchObject({ name: 'done' })
  await running
})

test('what spends carries the key that it was shown with', async () => {
  trial.reply = { status: 200, body: giftCards }
  const record = await trial.open(order)
  await trial.run(record)
  expect(trial.seen[0]?.key).toBe(record.value.idempotencyKey)
  expect(JSON.parse(trial.seen[0]?.body ?? '')).toEqual({ lines: [line] })
})

test('points for travel or a credit carry what they were to pay', async () => {
  const card = { accountUniqueId: 'acc_1', points: 2_500, creditCents: 1_750 }
  trial.reply = { status: 200, body: credit }
  await trial.run(await trial.open({ action: 'redeem_credit', payload: card }))
  await trial.run(await trial.open({ action: 'redeem_travel', payload: { ...card, purchaseId: 'trv_1' } }))
  expect(trial.seen.map(({ body }) => JSON.parse(body))).toEqual([card, { ...card, purchaseId: 'trv_1' }])
})

test('revealing a card calls nothing: the page that shows it does', async () => {
  const after = await trial.run(await trial.open({ action: 'reveal_ecard', payload: { cardId: 'c1' } }))
  expect([after.value.state, trial.seen]).toEqual([{ name: 'done' }, []])
})

test.each<[PendingAction, string]>([
  [{ action: 'create_address', payload: address }, 'CREATE ADDRESS CALLBACK FAILED'],
  [{ action: 'update_address', payload: { uniqueId: 'a', address } }, 'UPDATE ADDRESS CALLBACK FAILED'],
  [{ action: 'delete_address', payload: { uniqueId: 'a' } }, 'DELETE ADDRESS CALLBACK FAILED'],
  [{ action: 'update_email', payload: { email: 'new@example.ca' } }, 'UPDATE EMAIL CALLBACK FAILED'],
  [{ action: 'update_phone', payload: { phone: null } }, 'UPDATE PHONE CALLBACK FAILED'],
  [{ action: 'unfreeze', payload: {} }, 'UNFREEZE CALLBACK FAILED'],
  [{ action: 'close_account', payload: {} }, 'CLOSE ACCOUNT CALLBACK FAILED'],
])('a refused %o is logged by its line, and keeps why', async (pending, line) => {
  const error = vi.spyOn(trial.log, 'error')
  trial.reply = problem('ADDRESS_IN_USE', 409, 'It is used by an order.')
  const after = await trial.run(await trial.open(pending))
  expect(error.mock.calls).toEqual([[{ err: expect.any(BackendError) }, line]])
  expect(trial.audited()).toEqual([`action-refused ${pending.action}`])
  expect(after.value.state).toEqual({
    name: 'refused',
    refusal: { code: 'ADDRESS_IN_USE', correlationId: 'c', detail: 'It is used by an order.' },
  })
})

test.each<PendingAction>([{ action: 'create_address', payload: address }, order])(
  'a refused field of %o explains itself',
  async (pending) => {
    const { body } = problem('VALIDATION_FAILED', 422, 'Some fields have errors. Check the ones marked.')
    const errors = [{ field: 'postalCode', code: 'INVALID', detail: 'We don’t deliver there.' }]
    trial.reply = { status: 422, body: { ...body, errors } }
    const after = await trial.run(await trial.open(pending))
    expect(after.value.state).toMatchObject({
      refusal: { code: 'VALIDATION_FAILED', detail: 'We don’t deliver there.' },
    })
  },
)

test('an address whose answer was lost may have been added, and no sentence of the backend says more', async () => {
  trial.reply = { status: 500 }
  const after = await trial.run(await trial.open({ action: 'create_address', payload: address }))
  expect(after.value.state).toEqual({
    name: 'refused',
    refusal: { code: 'HTTP_500', correlationId: 'c', mayHaveHappened: true },
  })
})

test.each<[PendingAction, string]>([
  [order, 'SAVE GIFTCARD ORDER CALLBACK FAILED'],
  [
    { action: 'redeem_travel', payload: { accountUniqueId: 'a', purchaseId: 'p', points: 1_000 } },
    'REDEEM TRAVEL CALLBACK FAILED',
  ],
  [
    { action: 'redeem_credit', payload: { accountUniqueId: 'a', points: 1_000 } },
    'REDEEM CREDIT CALLBACK FAILED',
  ],
])('a refused %o is logged by its line and says the backend’s words', async (pending, line) => {
  const warn = vi.spyOn(trial.log, 'warn')
  trial.reply = problem('INSUFFICIENT_POINTS', 409, 'You are short of points.')
  const after = await trial.run(await trial.open(pending))
  expect(warn).toHaveBeenCalledWith({ code: 'INSUFFICIENT_POINTS', refusedAs: 'req-7' }, line)
  expect(after.value.state).toMatchObject({
    name: 'refused',
    refusal: { code: 'INSUFFICIENT_POINTS', detail: 'You are short of points.', correlationId: 'req-7' },
  })
})

test.each([
  ['whose answer was lost', { status: 500 }, 1],
  ['that the backend is still at work on', problem('IDEMPOTENCY_RUNNING', 409), 0],
])('an order %s stays under way: nobody guesses', async (_name, answer, errors) => {
  const error = vi.spyOn(trial.log, 'error')
  trial.reply = answer
  const after = await trial.run(await trial.open(order))
  expect(after.value.state.name).toBe('running')
  expect(error.mock.calls.filter((args) => args[1] === 'SAVE GIFTCARD ORDER CALLBACK FAILED')).toHaveLength(
    errors,
  )
  expect(trial.audited()).toEqual([])
})

test('an action that nobody knows is only logged, by the beginning of its name', async () => {
  const error = vi.spyOn(trial.log, 'error')
  const record = await trial.open(order)
  const action = `buy_the_moon${'!'.repeat(80)}`
  const unknown = { ...record, value: { ...record.value, pending: { action, payload: {} } } }
  const after = await trial.run(unknown)
  expect(trial.seen).toEqual([])
  expect(after.value.state).toEqual({ name: 'waiting', cancelled: false })
  expect(error.mock.calls).toEqual([
    [{ action: action.slice(0, 60) }, 'unknown pending action: nothing was run'],
  ])
})

test('nothing is sent while the store cannot keep that it was begun, or that it was sent', async () => {
  const refusal = () => new Unavailable('fewer than 1 replicas of the session store have the change')
  const update = vi.spyOn(trial.recordStore, 'update')
  const opened = await trial.open(order)
  update.mockRejectedValueOnce(refusal())
  await expect(trial.run(opened)).rejects.toThrow('fewer than 1 replicas')
  const begun = await trial.begin(opened)
  if (!begun) throw new Error('it was not begun')
  update.mockRejectedValueOnce(refusal())
  await expect(trial.runBegun(begun)).rejects.toThrow('fewer than 1 replicas')
  expect(trial.seen).toEqual([])
})

test('an outcome that a failover undid is found again by the key, and nothing is sent twice', async () => {
  trial.reply = { status: 200, body: giftCards }
  const begun = await trial.begin(await trial.open(order))
  if (!begun) throw new Error('it was not begun')
  const { update } = trial.recordStore
  let moves = 0
  // As a failover leaves it: that it was sent was kept, its outcome was not.
  vi.spyOn(trial.recordStore, 'update').mockImplementation(async (...change) => {
    moves += 1
    if (moves === 2) throw new Unavailable('fewer than 1 replicas of the session store have the change')
    return update(...change)
  })
  await expect(trial.runBegun(begun)).rejects.toThrow('fewer than 1 replicas')
  const found = await trial.intents.readIntent(begun.value.handle)
  if (!found) throw new Error('it is gone')
  expect(found.value.state.name).toBe('running')
  const posts = () => trial.seen.filter(({ method }) => method === 'POST').length
  expect(posts()).toBe(1)
  trial.reply = { status: 200, body: { status: 'done', orderNumber: 'B-1', pageNumber: 1, points: 2_500 } }
  expect((await trial.settle(found)).value.state).toEqual({ name: 'done', orderNumber: 'B-1' })
  expect(posts()).toBe(1)
})

const short = problem('INSUFFICIENT_POINTS', 409)
const listOf = (orders: readonly object[]): Reply => ({
  status: 200,
  body: {
    data: { data: JSON.stringify({ orders, pageNumber: 1, pageSize: 20, totalCount: orders.length }) },
  },
})

/** An order that was sent and whose outcome was unknown, until its customer said that it is not among their orders. */
async function lookedFor(sub: string) {
  trial.reply = { status: 500 }
  const sent = await trial.run(await trial.open(order, { sub }))
  const looked = await trial.intents.moveIntent(sent, { name: 'waiting', cancelled: false }, true)
  if (!looked) throw new Error('it did not move')
  return looked
}

test.each<[string, Reply | undefined]>([
  ['cannot be sent', undefined],
  ['is turned away', problem('TOO_MANY_REQUESTS', 429)],
  ['is refused for its step-up', problem('STEP_UP_REQUIRED', 401)],
])(
  'an order that was sent before and now %s keeps its key: nobody knows what became of it',
  async (name, reply) => {
    const sub = `cus ${name}`
    const looked = await lookedFor(sub)
    if (reply) trial.reply = reply
    else await trial.runAtNobody(await trial.open({ action: 'unfreeze', payload: {} }))
    const after = await (reply ? trial.run(looked) : trial.runAtNobody(looked))
    expect(after.value.state.name).toBe('running')
    expect((await trial.open(order, { sub })).value.idempotencyKey).toBe(looked.value.idempotencyKey)
  },
)

test.each<[string, Reply]>([
  ['the backend knows its key as refused', { status: 200, body: { status: 'refused', problem: short.body } }],
  ['the backend does not know its key', { status: 200, body: { status: 'unknown' } }],
  ['it is not among the orders', { status: 404 }],
])(
  'an order that was sent before and is refused in the contract’s words was not placed, where %s',
  async (name, byKey) => {
    const looked = await lookedFor(`cus ${name}`)
    trial.reply = short
    trial.replies.push(['/me/redemptions/', byKey], ['/transaction/', listOf([])])
    expect((await trial.run(looked)).value.state).toMatchObject({ refusal: { code: 'INSUFFICIENT_POINTS' } })
  },
)

test('an order that was sent before and now lacks the points that it took itself was placed', async () => {
  const looked = await lookedFor('cus_took_them')
  trial.reply = short
  trial.replies.push(['/me/redemptions/', { status: 404 }], ['/transaction/', { status: 500 }])
  const after = await trial.run(looked)
  expect(after.value.state.name).toBe('running')
  const done = { status: 'done', orderNumber: 'B-1', pageNumber: 1, points: 2_500 }
  trial.replies[0] = ['/me/redemptions/', { status: 200, body: done }]
  expect((await trial.settle(after)).value.state).toEqual({ name: 'done', orderNumber: 'B-1' })
})

test('what became of an order that its customer has looked for stays open through another step-up, until the backend knows', async () => {
  const looked = await lookedFor('cus_looked')
  const progress = ({ value }: typeof looked) => progressOf(value)
  const cancelled = await trial.intents.moveIntent(looked, { name: 'waiting', cancelled: true })
  expect(cancelled && progress(cancelled)).toMatchObject({ cancelled: true, hasLooked: true })
  const begun = cancelled && (await trial.begin(cancelled))
  const withdrawn = begun && (await withdrawIntent(begun))
  expect(withdrawn && progress(withdrawn)).toMatchObject({ cancelled: false, hasLooked: true })
  const long = { name: 'running', since: Date.now() - 2_500 } as const
  const asked = withdrawn && (await trial.intents.moveIntent(withdrawn, long))
  trial.reply = { status: 200, body: { status: 'unknown' } }
  expect(asked && progress(await trial.settle(asked))).toEqual({ name: 'waiting', cancelled: false })
})
