import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createScenarios, scenarioBody } from '../../control/scenarios.ts'
import { checkBooks } from '../ledger/check.ts'
import { startTrial, type Trial } from '../testing/trial.ts'

let trial: Trial
beforeAll(async () => {
  trial = await startTrial()
})
afterAll(() => trial.close())

const line = (qty = 1) => ({
  name: 'Maple Books',
  id: 'maple-books',
  sku: 'maple-books-25',
  points: 2500,
  qty,
})
const order = (qty = 1) => ({ lines: [line(qty)] })
const ordersOf = (sub: string) =>
  Number(trial.deps.db.prepare('SELECT COUNT(*) AS n FROM orders WHERE sub = ?').get(sub)?.n)
const scenario = (sub: string, body: unknown) =>
  createScenarios(trial.deps.db).add(sub, scenarioBody.parse(body))

test('repeating key, order and step-up token returns the same bytes and spends once', async () => {
  const { sub } = trial.customer({ points: 10_000 })
  const stepUp = await trial.stepUp(sub)
  const sent = { key: randomUUID(), body: order(), stepUp }
  const first = await trial.send('redeemGiftCards', sub, sent)
  const again = await trial.send('redeemGiftCards', sub, { ...sent, language: 'fr' })
  expect(first.status).toBe(201)
  expect(again.status).toBe(201)
  expect(again.text).toBe(first.text)
  expect(trial.loyalty.ledger.balanceOf(sub)).toBe(7_500)
  expect(ordersOf(sub)).toBe(1)
})

test('the key is looked up before the step-up token: a replay needs none', async () => {
  const { sub } = trial.customer({ points: 10_000 })
  const key = randomUUID()
  const first = await trial.send('redeemGiftCards', sub, { key, body: order() })
  const late = await trial.send('redeemGiftCards', sub, { key, body: order(), stepUp: null })
  expect(late.text).toBe(first.text)
})

test('two parallel requests with one key make one order', async () => {
  const { sub } = trial.customer({ points: 10_000 })
  scenario(sub, { call: 'redeemGiftCards', kind: 'slow', ms: 150 })
  const sent = { key: randomUUID(), body: order(), stepUp: await trial.stepUp(sub) }
  const both = await Promise.all([
    trial.send('redeemGiftCards', sub, sent),
    trial.send('redeemGiftCards', sub, sent),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  const refused = both.find(({ status }) => status === 409)
  expect(refused?.json).toMatchObject({ code: 'IDEMPOTENCY_RUNNING' })
  expect(refused?.headers.get('retry-after')).toBe('1')
  expect(ordersOf(sub)).toBe(1)
})

test('of fifty concurrent orders with points for seven, seven succeed', async () => {
  const { sub } = trial.customer({ points: 17_900 })
  const all = await Promise.all(
    Array.from({ length: 50 }, () =>
      trial.send('redeemGiftCards', sub, { key: randomUUID(), body: order() }),
    ),
  )
  expect(all.filter(({ status }) => status === 201)).toHaveLength(7)
  expect(all.filter(({ status }) => status === 409)).toHaveLength(43)
  expect(trial.loyalty.ledger.balanceOf(sub)).toBe(400)
  expect(checkBooks(trial.deps.db)).toMatchObject({ isBalanced: true })
})

test('the key of one customer means nothing for another', async () => {
  const [one, other] = [trial.customer({ points: 3_000 }), trial.customer({ points: 3_000 })]
  const key = randomUUID()
  await trial.send('redeemGiftCards', one.sub, { key, body: order() })
  const got = await trial.send('redeemGiftCards', other.sub, { key, body: order() })
  expect(got.status).toBe(201)
  const status = await trial.send('getRedemption', one.sub, { params: { idempotencyKey: key } })
  expect(status.json).toMatchObject({ status: 'done', points: 2_500 })
})

test('a missing step-up leaves the key free', async () => {
  const { sub } = trial.customer({ points: 10_000 })
  const key = randomUUID()
  const refused = await trial.send('redeemGiftCards', sub, { key, body: order(), stepUp: null })
  expect(refused.headers.get('www-authenticate')).toBe(
    'Bearer error="insufficient_user_authentication", acr_values="urn:borealis:acr:step-up", max_age=300',
  )
  const unknown = await trial.send('getRedemption', sub, { params: { idempotencyKey: key } })
  expect(unknown.json).toEqual({ status: 'unknown' })
  expect((await trial.send('redeemGiftCards', sub, { key, body: order() })).status).toBe(201)
})

test('a business refusal is stored and repeated', async () => {
  const { sub } = trial.customer({ points: 100 })
  const sent = { key: randomUUID(), body: order() }
  const first = await trial.send('redeemGiftCards', sub, sent)
  const again = await trial.send('redeemGiftCards', sub, sent)
  expect(first.json).toMatchObject({
    code: 'INSUFFICIENT_POINTS',
    detail: 'You need 2,400 more points. No points were redeemed.',
  })
  expect(again.text).toBe(first.text)
  const status = await trial.send('getRedemption', sub, { params: { idempotencyKey: sent.key } })
  expect(status.json).toMatchObject({ status: 'refused', problem: { code: 'INSUFFICIENT_POINTS' } })
})

test('when the connection is cut after the commit, the key finds the one order', async () => {
  const { sub } = trial.customer({ points: 10_000 })
  scenario(sub, { call: 'redeemGiftCards', kind: 'cut-after-commit', times: 1 })
  const sent = { key: randomUUID(), body: order() }
  await expect(trial.send('redeemGiftCards', sub, sent)).rejects.toThrow()
  const status = await trial.send('getRedemption', sub, { params: { idempotencyKey: sent.key } })
  expect(status.json).toMatchObject({ status: 'done' })
  expect((await trial.send('redeemGiftCards', sub, sent)).status).toBe(201)
  expect(ordersOf(sub)).toBe(1)
})
