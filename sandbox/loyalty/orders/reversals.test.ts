import { randomUUID } from 'node:crypto'
import { type Order, ordersEnvelope, ordersPage } from '@borealis/contract/orders.ts'
import type { Language } from '@borealis/contract/values.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { home } from '../../../tests/support/samples.ts'
import { checkBooks } from '../ledger/check.ts'
import { programmeAccounts } from '../ledger/ledger.ts'
import { startTrial, type Trial } from '../testing/trial.ts'
import { reverseOrder } from './reversals.ts'

let trial: Trial
beforeAll(async () => {
  trial = await startTrial()
})
afterAll(() => trial.close())

const line = { name: 'Maple Books', id: 'maple-books', sku: 'maple-books-25', points: 2_500, qty: 3 }
const day = 86_400_000

async function anOrder(
  body: object = { lines: [line] },
  points = 20_000,
): Promise<{ sub: string; orderNumber: string }> {
  const { sub } = trial.customer({ points })
  const { json } = await trial.send('redeemGiftCards', sub, { key: randomUUID(), body })
  return { sub, orderNumber: String((json as { orderNumber: string }).orderNumber) }
}

async function seen(sub: string, orderNumber: string, language: Language = 'en'): Promise<Order> {
  const { json } = await trial.send('listOrders', sub, { query: { orderNumber }, language })
  const [order] = ordersPage.parse(JSON.parse(ordersEnvelope.parse(json).data.data)).orders
  if (!order) throw new Error('the order is not there')
  return order
}

const reverse = (orderNumber: string, wanted: Parameters<typeof reverseOrder>[2]) =>
  reverseOrder(trial.loyalty, orderNumber, wanted, trial.deps.clock.now())

const balanceOf = (account: string) =>
  Number(trial.deps.db.prepare('SELECT balance FROM ledger_accounts WHERE id = ?').get(account)?.balance ?? 0)

test('a cancelled order refunds all points in one line of the history', async () => {
  const { sub, orderNumber } = await anOrder()
  const { reference } = reverse(orderNumber, { kind: 'cancelled' })
  expect(trial.loyalty.ledger.balanceOf(sub)).toBe(20_000)
  const order = await seen(sub, orderNumber, 'fr')
  expect(order).toMatchObject({
    status: 'cancelled',
    statusText: 'Cette commande a été annulée',
    reversals: [{ reference, points: 7_500, postsBy: null, reason: 'La commande a été annulée.' }],
  })
  expect(order.timeline.map(({ code, state }) => [code, state])).toEqual([
    ['placed', 'done'],
    ['cancelled', 'done'],
  ])
  const { json } = await trial.send('getPointsHistory', sub, { body: {} })
  expect(json).toMatchObject({
    transactions: expect.arrayContaining([
      expect.objectContaining({ type: 'REFUND', reference, points: 7_500, orderNumber }),
    ]),
  })
  expect((await trial.send('listECards', sub)).json).toEqual({ cards: [] })
  expect(checkBooks(trial.deps.db)).toMatchObject({ isBalanced: true })
  expect(() => reverse(orderNumber, { kind: 'cancelled' })).toThrow('VALIDATION_FAILED')
})

test('of a cancelled order with several lines each card is back in its own stock', async () => {
  const { db } = trial.deps
  const left = () =>
    db
      .prepare("SELECT cards_left FROM stock WHERE sku IN ('maple-books-25', 'maple-books-50') ORDER BY sku")
      .all()
      .map((row) => row.cards_left)
  db.exec("UPDATE stock SET cards_left = 20 WHERE sku IN ('maple-books-25', 'maple-books-50')")
  const { sub, addressIds } = trial.customer({ points: 20_000, addresses: [home] })
  const lines = [line, { ...line, sku: 'maple-books-50', points: 5_000, qty: 2 }]
  const body = { lines, addressId: addressIds[0] }
  const { json } = await trial.send('redeemGiftCards', sub, { key: randomUUID(), body })
  expect(left()).toEqual([17, 18])
  reverse(String((json as { orderNumber: string }).orderNumber), { kind: 'cancelled' })
  expect(left()).toEqual([20, 20])
  expect(trial.loyalty.ledger.balanceOf(sub)).toBe(20_000)
})

test('an unavailable part is refunded alone, and the rest is fulfilled', async () => {
  const { sub, orderNumber } = await anOrder()
  reverse(orderNumber, { kind: 'partly-fulfilled', cards: 1 })
  expect(trial.loyalty.ledger.balanceOf(sub)).toBe(15_000)
  expect((await seen(sub, orderNumber)).status).toBe('placed')
  trial.deps.clock.advance(day)
  const order = await seen(sub, orderNumber)
  expect(order.status).toBe('partly-fulfilled')
  expect(order.reversals).toHaveLength(1)
  expect((await trial.send('listECards', sub)).json).toHaveProperty('cards.length', 2)
  // The last card cannot be reversed in part.
  expect(() => reverse(orderNumber, { kind: 'partly-fulfilled', cards: 2 })).toThrow('VALIDATION_FAILED')
  reverse(orderNumber, { kind: 'refunded' })
  expect(trial.loyalty.ledger.balanceOf(sub)).toBe(20_000)
  expect((await seen(sub, orderNumber)).status).toBe('refunded')
})

test('points refunded later are pending until then', async () => {
  const { sub, orderNumber } = await anOrder()
  trial.deps.clock.advance(day)
  await seen(sub, orderNumber)
  const redeemed = balanceOf(programmeAccounts.redeemed)
  const issued = balanceOf(programmeAccounts.issued)
  const { postsBy } = reverse(orderNumber, { kind: 'refunded', postsInDays: 3 })
  expect((await seen(sub, orderNumber)).reversals[0]).toMatchObject({ postsBy, points: 7_500 })
  expect(trial.loyalty.ledger.balanceOf(sub)).toBe(12_500)
  trial.deps.clock.advance(3 * day)
  expect((await seen(sub, orderNumber)).reversals[0]).toMatchObject({ postsBy: null })
  expect(trial.loyalty.ledger.balanceOf(sub)).toBe(20_000)
  expect(balanceOf(programmeAccounts.redeemed)).toBe(redeemed - 7_500)
  expect(balanceOf(programmeAccounts.issued)).toBe(issued)
})

test('a shipped order cannot be cancelled, one not yet shipped cannot be refunded', async () => {
  const { sub, orderNumber } = await anOrder()
  expect(() => reverse(orderNumber, { kind: 'refunded' })).toThrow('VALIDATION_FAILED')
  trial.deps.clock.advance(day)
  await seen(sub, orderNumber)
  expect(() => reverse(orderNumber, { kind: 'cancelled' })).toThrow('VALIDATION_FAILED')
  expect(() => reverse('0A0A-0000', { kind: 'cancelled' })).toThrow('NOT_FOUND')
})

test('a refunded trip is payable again', async () => {
  const now = new Date(trial.deps.clock.now()).toISOString().slice(0, 10)
  const trip = { merchant: 'Northline Rail', amountCents: 10_000, purchasedOn: now, applyBy: '2099-01-01' }
  const { sub, creditCardId } = trial.customer({ points: 20_000, travelPurchases: [trip] })
  const card = String(creditCardId)
  const purchases = async () =>
    (await trial.send('listTravelPurchases', sub, { query: { accountUniqueId: card } })).json as {
      purchases: { id: string; openCents: number; status: string }[]
    }
  const [open] = (await purchases()).purchases
  const body = { accountUniqueId: card, purchaseId: open?.id, points: 5_000 }
  const { json } = await trial.send('redeemTravel', sub, { key: randomUUID(), body })
  expect((await purchases()).purchases[0]).toMatchObject({ openCents: 5_500 })
  reverse(String((json as { orderNumber: string }).orderNumber), { kind: 'cancelled' })
  expect((await purchases()).purchases[0]).toMatchObject({ openCents: 10_000, status: 'open' })
  expect(trial.loyalty.ledger.balanceOf(sub)).toBe(20_000)
})

test('points refunded today may be spent again today', async () => {
  // Noon, so that no midnight comes between two orders.
  trial.deps.clock.moveTo(Date.parse('2099-01-15T17:00:00Z'))
  const { sub, orderNumber } = await anOrder(
    { lines: [{ ...line, sku: 'maple-books-100', points: 10_000, qty: 10 }] },
    300_000,
  )
  const again = () => trial.send('redeemGiftCards', sub, { key: randomUUID(), body: { lines: [line] } })
  expect((await again()).json).toMatchObject({ code: 'LIMIT_EXCEEDED' })
  reverse(orderNumber, { kind: 'cancelled' })
  expect((await again()).status).toBe(201)
  trial.deps.clock.reset()
})
