import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Backend } from '#app/backend/backend.server.ts'
import type { HeldIntent, NewIntent } from './intents.server.ts'
import type { PendingAction } from './pending-action.ts'

// What a pending action does when its step-up is over: which call it makes, and what becomes of it. The environment is
// read once, so it is set before anything of the session is loaded.

type Reply = { status: number; body?: unknown }
const seen: { method: string; url: string; key: string | undefined; body: string }[] = []
let reply: (url: string) => Reply
let server: Server
let backend: Backend
let intents: Awaited<ReturnType<typeof loadIntents>>
let run: Awaited<ReturnType<typeof loadRun>>
let settle: Awaited<ReturnType<typeof loadSettle>>
let log: Awaited<ReturnType<typeof loadLog>>['log']
const directory = mkdtempSync(join(tmpdir(), 'borealis-run-'))
const loadIntents = () => import('./intents.server.ts')
const loadRun = () => import('./run-intent.server.ts')
const loadSettle = () => import('./settle-intent.server.ts')
const loadLog = () => import('#app/http/log.server.ts')

beforeAll(async () => {
  Object.assign(process.env, {
    SANDBOX: '1',
    DATA_DIR: directory,
    LOG_LEVEL: 'silent',
    BACKEND_TIMEOUT_MS: '1000',
  })
  const { createBackend } = await import('#app/backend/backend.server.ts')
  const { createUpstream } = await import('#app/http/upstream.server.ts')
  intents = await loadIntents()
  run = await loadRun()
  settle = await loadSettle()
  log = (await loadLog()).log
  server = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => (body += text))
    request.on('end', () => {
      seen.push({ method, url, key: headers['idempotency-key']?.toString(), body })
      const { status, body: answer } = reply(url)
      const type = status < 400 ? 'application/json' : 'application/problem+json'
      response.writeHead(status, { 'content-type': type })
      response.end(answer === undefined ? '' : JSON.stringify(answer))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no address')
  const baseUrl = `http://127.0.0.1:${address.port}`
  const upstream = createUpstream({ isFault: () => true, onState: () => {}, limits: { least: 100 } })
  backend = createBackend({
    config: { baseUrl, timeoutMs: 1_000, stepUpHeader: 'step-up', upstream },
    credentials: { access: async () => 'a', secondary: async () => 'b', stepUp: 'c' },
    locale: 'en-ca',
    correlationId: 'c',
    hostIp: '127.0.0.1',
    scenario: undefined,
    log,
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  seen.length = 0
})
afterAll(async () => {
  server.close()
  const { recordStore } = await import('./store.server.ts')
  recordStore().close()
  rmSync(directory, { recursive: true })
})

const problem = (code: string, status: number, detail = 'Because.') => ({
  status,
  body: { type: 'about:blank', title: 'No', status, detail, code, correlationId: 'req-7' },
})
const address = { addressLine1: '1 Rue', city: 'Québec', provinceCode: 'QC', postalCode: 'G1R 2J6' } as const
const saved = { ...address, uniqueId: 'adr_9', isDefault: true }
const lines = [{ name: 'Maple Books', id: 'maple-books', sku: 'maple-25', points: 2_500, qty: 1 }]
const order: PendingAction = { action: 'save_giftcard_order', payload: { lines } }
const placed = { pageNumber: 1, points: 2_500, balanceAfter: 7_500, placedAt: '2026-11-21T12:00:00Z' }
const giftCards = { ...placed, orderNumber: 'B-1', format: 'E-Card' }

let customers = 0
async function open(pending: PendingAction, more: Partial<NewIntent> = {}): Promise<HeldIntent> {
  customers += 1
  const hint = { title: 'A title', detail: 'A detail' }
  const asked = { sub: `cus_${customers}`, pending, hint, locale: 'en-ca', resumePath: '/there' } as const
  return intents.openIntent({ ...asked, ...more })
}

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
    { action: 'create_address', payload: address },
    'POST /web/v1/customers/addresses',
    { status: 201, body: saved },
    { addressId: 'adr_9' },
  ],
  [
    { action: 'update_address', payload: { uniqueId: 'adr_9', address } },
    'PUT /web/v1/customers/addresses/adr_9',
    { status: 200, body: saved },
    {},
  ],
  [
    { action: 'delete_address', payload: { uniqueId: 'adr_9' } },
    'DELETE /web/v1/customers/addresses/adr_9',
    { status: 204 },
    {},
  ],
])('%o makes its one call and is done', async (pending, call, answer, outcome) => {
  reply = () => answer
  const held = await open(pending)
  const after = await run.runIntent(held, backend)
  expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([call])
  expect(after.value.state).toEqual({ name: 'done', ...outcome })
  expect((await intents.readIntent(held.value.handle))?.value.state).toEqual(after.value.state)
  // Over is over: a second return from the provider runs nothing.
  await run.runIntent(after, backend)
  expect(seen).toHaveLength(1)
})

test('what spends carries the key that it was shown with', async () => {
  reply = () => ({ status: 200, body: giftCards })
  const held = await open(order)
  await run.runIntent(held, backend)
  expect(seen[0]?.key).toBe(held.value.idempotencyKey)
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ lines })
})

test('revealing a card calls nothing: the page that shows it does', async () => {
  const after = await run.runIntent(
    await open({ action: 'reveal_ecard', payload: { cardId: 'c1' } }),
    backend,
  )
  expect([after.value.state, seen]).toEqual([{ name: 'done' }, []])
})

test.each<[PendingAction, string]>([
  [{ action: 'create_address', payload: address }, 'CREATE ADDRESS CALLBACK FAILED'],
  [{ action: 'update_address', payload: { uniqueId: 'a', address } }, 'UPDATE ADDRESS CALLBACK FAILED'],
  [{ action: 'delete_address', payload: { uniqueId: 'a' } }, 'DELETE ADDRESS CALLBACK FAILED'],
  [{ action: 'update_email', payload: { email: 'new@example.ca' } }, 'UPDATE EMAIL CALLBACK FAILED'],
  [{ action: 'unfreeze', payload: {} }, 'UNFREEZE CALLBACK FAILED'],
  [{ action: 'close_account', payload: {} }, 'CLOSE ACCOUNT CALLBACK FAILED'],
])('a refused %o is logged by its line, and keeps why', async (pending, line) => {
  const error = vi.spyOn(log, 'error')
  reply = () => problem('ADDRESS_IN_USE', 409, 'It is used by an order.')
  const after = await run.runIntent(await open(pending), backend)
  expect(error.mock.calls.map((args) => args.at(1))).toEqual([line])
  expect(after.value.state).toEqual({
    name: 'refused',
    refusal: { code: 'ADDRESS_IN_USE', correlationId: expect.any(String), detail: 'It is used by an order.' },
  })
})

test('an address that could not be sent is refused without a sentence of the backend', async () => {
  reply = () => ({ status: 500 })
  const after = await run.runIntent(await open({ action: 'create_address', payload: address }), backend)
  expect(after.value.state).toMatchObject({ name: 'refused', refusal: { code: expect.any(String) } })
  expect(JSON.stringify(after.value.state)).not.toContain('detail')
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
  const warn = vi.spyOn(log, 'warn')
  reply = () => problem('INSUFFICIENT_POINTS', 409, 'You are short of points.')
  const after = await run.runIntent(await open(pending), backend)
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
  const error = vi.spyOn(log, 'error')
  reply = () => answer
  const after = await run.runIntent(await open(order), backend)
  expect(after.value.state.name).toBe('running')
  expect(error.mock.calls.filter((args) => args[1] === 'SAVE GIFTCARD ORDER CALLBACK FAILED')).toHaveLength(
    errors,
  )
})

test('an action that nobody knows is only logged, by the beginning of its name', async () => {
  const error = vi.spyOn(log, 'error')
  const held = await open(order)
  const action = `buy_the_moon${'!'.repeat(80)}`
  const unknown = { ...held, value: { ...held.value, pending: { action, payload: {} } } }
  const after = await run.runIntent(unknown, backend)
  expect(seen).toEqual([])
  expect(after.value.state).toEqual({ name: 'waiting', cancelled: false })
  expect(error.mock.calls).toEqual([
    [{ action: action.slice(0, 60) }, 'unknown pending action: nothing was run'],
  ])
})

async function underWay(since: number): Promise<HeldIntent> {
  const moved = await intents.moveIntent(await open(order), { name: 'running', since })
  if (!moved) throw new Error('it did not move')
  return moved
}
const outcomeOf = async (since: number, answer: Reply) => {
  reply = () => answer
  return (await settle.settleIntent(await underWay(since), backend)).value.state
}
const now = () => Date.now()

test('the backend says what became of an order', async () => {
  const done = { status: 'done', orderNumber: 'B-9', pageNumber: 1, points: 2_500 }
  expect(await outcomeOf(now(), { status: 200, body: done })).toEqual({ name: 'done', orderNumber: 'B-9' })
  expect(seen[0]?.url).toMatch(/^\/api\/me\/redemptions\/[\w-]{36}$/)
  const refused = { status: 'refused', problem: problem('OUT_OF_STOCK', 409, 'Gone.').body }
  expect(await outcomeOf(now(), { status: 200, body: refused })).toEqual({
    name: 'refused',
    refusal: { code: 'OUT_OF_STOCK', detail: 'Gone.', correlationId: 'req-7' },
  })
  expect(await outcomeOf(now(), { status: 200, body: { status: 'running' } })).toMatchObject({
    name: 'running',
  })
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
  const warn = vi.spyOn(log, 'warn')
  expect(await outcomeOf(now() - 60_000, { status: 500 })).toMatchObject({ name: 'running' })
  expect(warn.mock.calls.map((args) => args.at(1))).toContain('the outcome of an order is not known yet')
})

test('what is not under way is not asked about', async () => {
  const held = await open(order)
  expect(await settle.settleIntent(held, backend)).toBe(held)
  expect(seen).toEqual([])
})

test('the same order with its fields in another order is the same, another one is not', async () => {
  const [line] = lines
  if (!line) throw new Error('a line')
  const sub = 'cus_same'
  const first = await open(order, { sub })
  const shuffled = { qty: line.qty, points: line.points, sku: line.sku, id: line.id, name: line.name }
  const again = await open({ action: 'save_giftcard_order', payload: { lines: [shuffled] } }, { sub })
  expect(again.value.handle).toBe(first.value.handle)
  const more = await open(
    { action: 'save_giftcard_order', payload: { lines: [{ ...line, qty: 2 }] } },
    { sub },
  )
  expect(more.value.handle).not.toBe(first.value.handle)
  const swapped = await open(
    { action: 'save_giftcard_order', payload: { lines: [{ ...line, qty: 2 }, line] } },
    { sub },
  )
  const straight = await open(
    { action: 'save_giftcard_order', payload: { lines: [line, { ...line, qty: 2 }] } },
    { sub },
  )
  expect(swapped.value.handle).not.toBe(straight.value.handle)
  const theirs = await open(order, { sub: 'cus_other' })
  expect(theirs.value.handle).not.toBe(first.value.handle)
})

test('only what was sent and is not known counts as unsettled', async () => {
  const sub = 'cus_unsettled'
  await open({ action: 'unfreeze', payload: {} }, { sub })
  expect(await intents.unsettledIntents(sub)).toEqual([])
  const moved = await intents.moveIntent(await open(order, { sub }), { name: 'running', since: now() })
  expect((await intents.unsettledIntents(sub)).map(({ value }) => value.handle)).toEqual([
    moved?.value.handle,
  ])
  expect(await intents.unsettledIntents('cus_nobody')).toEqual([])
})

test('an action waits ten minutes, and one that was sent is kept for a day', async () => {
  const { recordStore } = await import('./store.server.ts')
  const create = vi.spyOn(recordStore(), 'create')
  const update = vi.spyOn(recordStore(), 'update')
  const moment = now()
  vi.spyOn(Date, 'now').mockReturnValue(moment)
  const held = await open(order)
  const minutes = (expiresAt: number | undefined) => ((expiresAt ?? 0) - moment) / 60_000
  const lifetimes = create.mock.calls.map(([{ kind, expiresAt }]) => [kind, minutes(expiresAt)])
  expect(lifetimes).toEqual([
    ['intent', 10],
    ['intent-index', 24 * 60],
  ])
  const sent = await intents.moveIntent(held, { name: 'running', since: moment })
  if (sent) await intents.moveIntent(sent, { name: 'waiting', cancelled: false })
  expect(update.mock.calls.map((args) => minutes(args[4]))).toEqual([24 * 60, 10])
})
