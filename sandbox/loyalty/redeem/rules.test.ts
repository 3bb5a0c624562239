import { randomUUID } from 'node:crypto'
import { refuseBeyondDay, refuseTooMany, refuseTooSmall } from '@borealis/contract/serving/spending.ts'
import type { Language } from '@borealis/contract/values.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { home } from '../../../tests/support/samples.ts'
import { startTrial, type Trial } from '../testing/trial.ts'

let trial: Trial
beforeAll(async () => {
  trial = await startTrial()
})
afterAll(() => trial.close())

const line = { name: 'Maple Books', id: 'maple-books', sku: 'maple-books-25', points: 2500, qty: 1 }

const place = (sub: string, body: unknown, language: Language = 'en') =>
  trial.send('redeemGiftCards', sub, { key: randomUUID(), body, language })

test('the last card in stock is sold once', async () => {
  const { sub, addressIds } = trial.customer({ points: 500_000, addresses: [home] })
  trial.deps.db.exec("UPDATE stock SET cards_left = 1 WHERE sku = 'maple-books-50'")
  const fifty = { ...line, sku: 'maple-books-50', points: 5000 }
  const order = (...lines: object[]) => place(sub, { lines, addressId: addressIds[0] })
  expect((await order(fifty, fifty)).json).toMatchObject({ code: 'OUT_OF_STOCK' })
  expect((await order(fifty)).status).toBe(201)
  expect((await order(fifty)).json).toMatchObject({ code: 'OUT_OF_STOCK' })
})

test('no more than the points of one day can be spent, and the next day begins anew', async () => {
  const { sub } = trial.customer({ points: 300_000 })
  const hundred = { ...line, sku: 'maple-books-100', points: 10_000, qty: 10 }
  // Noon, so that no midnight comes between two orders, and a clock change makes no day of two.
  trial.deps.clock.moveTo(Date.parse('2099-01-15T17:00:00Z'))
  expect((await place(sub, { lines: [hundred] })).status).toBe(201)
  const over = await place(sub, { lines: [line] }, 'fr')
  expect(over.json).toMatchObject({
    code: 'LIMIT_EXCEEDED',
    title: 'Limite dépassée',
    detail: 'Vous pouvez échanger jusqu’à 100\u00a0000\u00a0points par jour. Aucun point n’a été échangé.',
  })
  trial.deps.clock.moveTo(Date.parse('2099-01-16T17:00:00Z'))
  expect((await place(sub, { lines: [line] })).status).toBe(201)
  trial.deps.clock.reset()
})

test('a limit of one is said of one', () => {
  const refused = (en: string) =>
    expect.objectContaining({ extras: { detail: { en, fr: expect.anything() } } })
  const none = 'No points were redeemed.'
  expect(() => refuseTooMany({ maxQuantity: 1 }, [line, line])).toThrow(
    refused(`You can order up to 1 card at a time. ${none}`),
  )
  expect(() => refuseTooSmall({ minPoints: 1 }, 0)).toThrow(refused(`Redeem at least 1 point. ${none}`))
  expect(() => refuseBeyondDay({ maxPointsPerDay: 1 }, () => 1, 1)).toThrow(
    refused(`You can redeem up to 1 point per day. ${none}`),
  )
})

test('another province does not begin the day of the limit anew', async () => {
  const { sub } = trial.customer({ points: 300_000 })
  const many = { ...line, sku: 'maple-books-100', points: 10_000, qty: 6 }
  const spends = async (provinceCode: string, at: string) => {
    await trial.send('updateCustomer', sub, { body: { provinceCode } })
    trial.deps.clock.advance(Date.parse(at) - trial.deps.clock.now())
    const { status, json } = await place(sub, { lines: [many] })
    return status === 201 ? status : json
  }
  const tooMuch = expect.objectContaining({ code: 'LIMIT_EXCEEDED' })
  // Seven in the evening in Vancouver; a little later it is past midnight in St. John's.
  expect(await spends('BC', '2099-01-15T03:00:00Z')).toBe(201)
  expect(await spends('NL', '2099-01-15T03:40:00Z')).toEqual(tooMuch)
  expect(await spends('NL', '2099-01-15T08:01:00Z')).toBe(201)
  // A new day in Vancouver, and still the one of the last order in St. John's.
  expect(await spends('BC', '2099-01-15T08:02:00Z')).toEqual(tooMuch)
  trial.deps.clock.reset()
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
  expect((await pay(10_000)).json).toMatchObject({ creditCents: 9_000, balanceAfter: 50_000 })
  expect((await pay((await list())[0]?.pointsForAll ?? 0)).status).toBe(201)
  expect((await list())[0]).toMatchObject({ openCents: 0, status: 'applied' })
  expect((await pay(1_000)).json).toMatchObject({ code: 'ALREADY_APPLIED' })
  const credit = await trial.send('redeemCredit', sub, {
    key: randomUUID(),
    body: { accountUniqueId, points: 2_500 },
  })
  expect(credit.json).toMatchObject({ creditCents: 1_750 })
})
