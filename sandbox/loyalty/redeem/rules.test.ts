import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { home } from '../../../tests/support/addresses.ts'
import { startTrial, type Trial } from '../testing/trial.ts'

let trial: Trial
beforeAll(async () => {
  trial = await startTrial()
})
afterAll(() => trial.close())

const line = { name: 'Maple Books', id: 'maple-books', sku: 'maple-books-25', points: 2500, qty: 1 }

const place = (sub: string, body: unknown, language: 'en' | 'fr' = 'en') =>
  trial.send('redeemGiftCards', sub, { key: randomUUID(), body, language })

test('the server’s own price, format, stock, limits, address and balance decide', async () => {
  const rich = trial.customer({ points: 500_000, addresses: [home] })
  const stranger = trial.customer({ addresses: [home] })
  const [addressId] = rich.addressIds
  trial.deps.db.exec("UPDATE stock SET cards_left = 1 WHERE sku = 'maple-books-50'")
  const fifty = { ...line, sku: 'maple-books-50', points: 5000 }
  const eCardOnly = trial.loyalty.catalogue.content.giftCards.brands.find(
    ({ formats }) => formats.length === 1 && formats[0] === 'E-Card',
  )
  const digital = {
    name: 'Card',
    id: String(eCardOnly?.brandId),
    sku: String(eCardOnly?.denominations[0]?.sku),
    points: Number(eCardOnly?.denominations[0]?.points),
    qty: 1,
  }
  const cases = [
    [{ lines: [{ ...line, points: 1 }] }, 409, 'PRICE_CHANGED'],
    [{ lines: [{ ...line, sku: 'maple-books-3' }] }, 404, 'NOT_FOUND'],
    [{ lines: [{ ...line, id: 'harbour-grocer' }] }, 404, 'NOT_FOUND'],
    [{ lines: [{ ...line, qty: 11 }] }, 422, 'LIMIT_EXCEEDED'],
    [{ lines: [{ ...line, qty: 0 }] }, 422, 'VALIDATION_FAILED'],
    [{ lines: [digital], addressId }, 422, 'FORMAT_NOT_OFFERED'],
    [{ lines: [line], addressId: 'adr_nobody' }, 404, 'ADDRESS_NOT_FOUND'],
    [{ lines: [line], addressId: stranger.addressIds[0] }, 404, 'ADDRESS_NOT_FOUND'],
    [{ lines: [{ ...fifty, qty: 2 }], addressId }, 409, 'OUT_OF_STOCK'],
    [{ lines: [fifty, fifty], addressId }, 409, 'OUT_OF_STOCK'],
  ] as const
  for (const [body, status, code] of cases) {
    const got = await place(rich.sub, body)
    expect([got.status, got.json]).toMatchObject([status, { code }])
  }
  expect(trial.loyalty.ledger.balanceOf(rich.sub)).toBe(500_000)
  expect(trial.loyalty.catalogue.stockLeft().get('maple-books-50 Physical')).toBe(1)
  expect((await place(rich.sub, { lines: [fifty], addressId })).status).toBe(201)
})

test('no more than the points of one day can be spent, and the next day begins anew', async () => {
  const { sub } = trial.customer({ points: 300_000 })
  const hundred = { ...line, sku: 'maple-books-100', points: 10_000, qty: 10 }
  expect((await place(sub, { lines: [hundred] })).status).toBe(201)
  const over = await place(sub, { lines: [line] }, 'fr')
  expect(over.json).toMatchObject({
    code: 'LIMIT_EXCEEDED',
    title: 'Limite dépassée',
    detail: 'Vous pouvez échanger jusqu’à 100\u00a0000\u00a0points par jour. Aucun point n’a été échangé.',
  })
  trial.deps.clock.advance(86_400_000)
  expect((await place(sub, { lines: [line] })).status).toBe(201)
  trial.deps.clock.reset()
})

test('a frozen, suspended or closed account spends nothing', async () => {
  const frozen = trial.customer({ points: 10_000, isFrozen: true })
  const suspended = trial.customer({ points: 10_000, status: 'suspended' })
  const closed = trial.customer({ points: 10_000, status: 'closed' })
  expect((await place(frozen.sub, { lines: [line] })).json).toMatchObject({ code: 'ACCOUNT_FROZEN' })
  expect((await place(suspended.sub, { lines: [line] })).json).toMatchObject({ code: 'ACCOUNT_SUSPENDED' })
  expect((await place(closed.sub, { lines: [line] })).json).toMatchObject({ code: 'ACCOUNT_CLOSED' })
  expect((await trial.send('getCustomer', closed.sub)).status).toBe(403)
  expect(trial.loyalty.ledger.balanceOf(frozen.sub)).toBe(10_000)
})

test('an order progresses by the sandbox clock, and an e-card is e-mailed when it is sent', async () => {
  const { sub, email, addressIds } = trial.customer({ points: 20_000, addresses: [home] })
  await place(sub, { lines: [line] })
  await place(sub, { lines: [line], addressId: addressIds[0] })
  const statuses = async () => {
    const got = await trial.send('listOrders', sub)
    const { data } = got.json as { data: { data: string } } // the envelope of spec §7
    const { orders } = JSON.parse(data.data) as { orders: { format: string; status: string }[] }
    return Object.fromEntries(orders.map(({ format, status }) => [format, status]))
  }
  expect(await statuses()).toEqual({ 'E-Card': 'placed', Physical: 'placed' })
  expect(
    (await trial.send('deleteAddress', sub, { params: { uniqueId: String(addressIds[0]) } })).json,
  ).toMatchObject({
    code: 'ADDRESS_IN_USE',
  })
  trial.deps.clock.advance(15 * 60_000)
  expect(await statuses()).toEqual({ 'E-Card': 'sent', Physical: 'placed' })
  expect(trial.deps.outbox.list(email).map(({ kind }) => kind)).toEqual(['e-card'])
  trial.deps.clock.advance(7 * 86_400_000)
  expect(await statuses()).toMatchObject({ Physical: 'shipped' })
  trial.deps.clock.advance(7 * 86_400_000)
  expect(await statuses()).toMatchObject({ Physical: 'delivered' })
  trial.deps.clock.reset()
})

test('travel and card credit follow their own steps and values', async () => {
  const { sub, creditCardId } = trial.customer({
    points: 60_000,
    travelPurchases: [
      { merchant: 'Northline Rail', amountCents: 18_640, purchasedOn: '2026-11-01', applyBy: '2099-01-01' },
      { merchant: 'Old Inn', amountCents: 9_000, purchasedOn: '2020-01-01', applyBy: '2020-04-01' },
    ],
  })
  const accountUniqueId = String(creditCardId)
  const list = async () => {
    const got = await trial.send('listTravelPurchases', sub, { query: { accountUniqueId } })
    return (
      got.json as { purchases: { id: string; openCents: number; pointsForAll: number; status: string }[] }
    ).purchases
  }
  const [rail, inn] = await list()
  expect([rail?.pointsForAll, inn?.status]).toEqual([20_712, 'expired'])
  const pay = (points: number, purchaseId = rail?.id) =>
    trial.send('redeemTravel', sub, { key: randomUUID(), body: { accountUniqueId, purchaseId, points } })
  expect((await pay(1_050)).json).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field: 'points' }] })
  expect((await pay(1_000, inn?.id)).json).toMatchObject({ code: 'VALIDATION_FAILED' })
  expect((await pay(1_000, 'trv_nobody')).json).toMatchObject({ code: 'PURCHASE_NOT_FOUND' })
  const atFormerRate = { accountUniqueId, purchaseId: rail?.id, points: 10_000, creditCents: 9_100 }
  const refused = await trial.send('redeemTravel', sub, { key: randomUUID(), body: atFormerRate })
  expect(refused.json).toMatchObject({ code: 'PRICE_CHANGED' })
  expect((await pay(10_000)).json).toMatchObject({ creditCents: 9_000, balanceAfter: 50_000 })
  expect((await pay((await list())[0]?.pointsForAll ?? 0)).status).toBe(201)
  expect((await list())[0]).toMatchObject({ openCents: 0, status: 'applied' })
  expect((await pay(1_000)).json).toMatchObject({ code: 'ALREADY_APPLIED' })
  const credit = await trial.send('redeemCredit', sub, {
    key: randomUUID(),
    body: { accountUniqueId, points: 2_500 },
  })
  expect(credit.json).toMatchObject({ creditCents: 1_750 })
  const seen = async (operation: 'redeemTravel' | 'redeemCredit', body: object) =>
    (await trial.send(operation, sub, { key: randomUUID(), body: { accountUniqueId, ...body } })).json
  expect(await seen('redeemCredit', { points: 2_500, creditCents: 1_751 })).toMatchObject({
    code: 'PRICE_CHANGED',
  })
  expect(await seen('redeemCredit', { points: 2_500, creditCents: 1_750 })).toMatchObject({
    creditCents: 1_750,
  })
  const other = trial.customer({ points: 60_000 })
  const foreign = await trial.send('redeemCredit', other.sub, {
    key: randomUUID(),
    body: { accountUniqueId, points: 2_500 },
  })
  expect(foreign.json).toMatchObject({ code: 'ACCOUNT_NOT_FOUND' })
})
