import { balance } from '@borealis/contract/customers.ts'
import type { GiftCardOrderBody } from '@borealis/contract/gift-cards.ts'
import { redemptionStatus } from '@borealis/contract/me.ts'
import { pageData } from '@borealis/contract/page-data.ts'
import { ordersEnvelope, ordersPage } from '@borealis/contract/transactions.ts'
import { expect, test } from 'vitest'
import { home } from '../support/addresses.ts'
import { asCustomer, succeedsFor } from './as-customer.ts'
import { ask, operationsOf, refuses, succeeds, unseen } from './ask.ts'
import { aCustomer, isUnderWay, setScenario, setStock, theBooks } from './control.ts'
import { extensionTopics } from './extension-topics.ts'
import { guards } from './guards.ts'
import { aLine, anECardOrder, aPhysicalOrder, placed, theBrands } from './orders.ts'
import { anAccessToken, aStepUpToken } from './tokens.ts'

const pointsOf = async (sub: string) => balance.parse((await succeedsFor(sub, 'getBalance')).json).points
const ordersOf = async (sub: string) =>
  ordersPage.parse(JSON.parse(ordersEnvelope.parse((await succeedsFor(sub, 'listOrders')).json).data.data))
    .orders
const outcomeOf = async (sub: string, idempotencyKey: string) =>
  redemptionStatus.parse((await succeedsFor(sub, 'getRedemption', { params: { idempotencyKey } })).json)
const order = async (sub: string, body: GiftCardOrderBody, key: string = crypto.randomUUID()) =>
  asCustomer('redeemGiftCards', sub, { body, key })

/** Nothing has changed: no points, no orders. */
const untouched = async (sub: string, points: number) => {
  expect(await pointsOf(sub)).toBe(points)
  expect(await ordersOf(sub)).toEqual([])
}

guards({
  redeemGiftCards: async () => ({ body: await anECardOrder(), key: crypto.randomUUID() }),
  getRedemption: () => ({ params: { idempotencyKey: 'nobody-used-this' } }),
})

test('an unused idempotency key is unknown', async () => {
  const { sub } = await aCustomer()
  expect(await outcomeOf(sub, 'nobody-used-this')).toEqual({ status: 'unknown' })
})

test('an e-card costs its catalogue price, and is in balance, orders and redemption status', async () => {
  const { sub, email } = await aCustomer({ points: 20_000 })
  const body = await anECardOrder(2)
  const cost = (body.lines[0]?.points ?? Number.NaN) * 2
  const key = crypto.randomUUID()
  const receipt = await placed(sub, body, key)
  expect(receipt).toMatchObject({
    format: 'E-Card',
    points: cost,
    balanceAfter: 20_000 - cost,
    pageNumber: 1,
  })
  expect(await pointsOf(sub)).toBe(20_000 - cost)
  expect(await ordersOf(sub)).toMatchObject([
    {
      orderNumber: receipt.orderNumber,
      format: 'E-Card',
      points: cost,
      deliverTo: email,
      shippingAddress: null,
    },
  ])
  expect(await outcomeOf(sub, key)).toMatchObject({
    status: 'done',
    orderNumber: receipt.orderNumber,
    points: cost,
  })
  expect(await theBooks()).toMatchObject({ isBalanced: true })
})

test('a physical order stores its shipping address', async () => {
  const { sub, addressIds } = await aCustomer({ points: 20_000, addresses: [home] })
  const receipt = await placed(sub, await aPhysicalOrder(addressIds[0] ?? ''))
  expect(receipt.format).toBe('Physical')
  expect(await ordersOf(sub)).toMatchObject([{ format: 'Physical', shippingAddress: home, deliverTo: null }])
})

test('the same key and order get the same response bytes, and spend once', async () => {
  const { sub } = await aCustomer({ points: 20_000 })
  const question = await order(sub, await anECardOrder())
  const replies = [await succeeds('redeemGiftCards', question), await succeeds('redeemGiftCards', question)]
  expect(replies[1]?.text).toBe(replies[0]?.text)
  const later = { ...question, stepUp: await aStepUpToken(sub, { authAge: 900, expiresIn: -60 }) }
  expect((await succeeds('redeemGiftCards', later)).text).toBe(replies[0]?.text)
  expect(await ordersOf(sub)).toHaveLength(1)
})

test('ten equal orders at once spend once', async () => {
  const { sub } = await aCustomer({ points: 20_000 })
  const question = await order(sub, await anECardOrder())
  const replies = await Promise.all(Array.from({ length: 10 }, () => ask('redeemGiftCards', question)))
  for (const { status } of replies) expect([201, 409]).toContain(status)
  expect(replies.map(({ status }) => status)).toContain(201)
  expect(await ordersOf(sub)).toHaveLength(1)
  expect(await theBooks()).toMatchObject({ isBalanced: true })
})

test('different orders at once never overdraw the balance', async () => {
  const body = await anECardOrder()
  const cost = body.lines[0]?.points ?? Number.NaN
  const { sub } = await aCustomer({ points: cost * 3 + 1 })
  const replies = await Promise.all(
    Array.from({ length: 8 }, async () => ask('redeemGiftCards', await order(sub, body))),
  )
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(3)
  expect(await pointsOf(sub)).toBe(1)
  expect(await theBooks()).toMatchObject({ isBalanced: true })
})

test('a key that was used for another order is rejected', async () => {
  const { sub } = await aCustomer({ points: 20_000 })
  const key = crypto.randomUUID()
  await placed(sub, await anECardOrder(), key)
  await refuses('redeemGiftCards', 'IDEMPOTENCY_MISMATCH', await order(sub, await anECardOrder(2), key))
  expect(await ordersOf(sub)).toHaveLength(1)
})

test('a key belongs to one customer', async () => {
  const [one, other] = [await aCustomer({ points: 20_000 }), await aCustomer({ points: 20_000 })]
  const key = crypto.randomUUID()
  const body = await anECardOrder()
  const first = await placed(one.sub, body, key)
  expect(await outcomeOf(other.sub, key)).toEqual({ status: 'unknown' })
  expect((await placed(other.sub, body, key)).orderNumber).not.toBe(first.orderNumber)
})

test('an order without a key is rejected', async () => {
  const { sub } = await aCustomer({ points: 20_000 })
  const { key: _, ...question } = await order(sub, await anECardOrder())
  await refuses('redeemGiftCards', 'IDEMPOTENCY_KEY_MISSING', question)
  await untouched(sub, 20_000)
})

test('a step-up authorises one order only', async () => {
  const { sub } = await aCustomer({ points: 20_000 })
  const stepUp = await aStepUpToken(sub)
  const body = await anECardOrder()
  const bearer = await anAccessToken(sub)
  await succeeds('redeemGiftCards', { body, bearer, stepUp, key: crypto.randomUUID() })
  await refuses('redeemGiftCards', 'STEP_UP_REQUIRED', { body, bearer, stepUp, key: crypto.randomUUID() })
  expect(await ordersOf(sub)).toHaveLength(1)
})

test('a request with a key in progress is told to wait', async () => {
  const { sub } = await aCustomer({ points: 20_000 })
  await setScenario(sub, { call: 'redeemGiftCards', kind: 'slow', ms: 1_500, times: 1 })
  const question = await order(sub, await anECardOrder())
  const slow = ask('redeemGiftCards', question)
  await isUnderWay(sub, question.key)
  await refuses('redeemGiftCards', 'IDEMPOTENCY_RUNNING', question)
  expect(await outcomeOf(sub, question.key ?? '')).toEqual({ status: 'running' })
  expect((await slow).status).toBe(201)
})

test('the outcome of an order whose response was lost can be requested', async () => {
  const { sub } = await aCustomer({ points: 20_000 })
  await setScenario(sub, { call: 'redeemGiftCards', kind: 'cut-after-commit', times: 1 })
  const question = await order(sub, await anECardOrder())
  await expect(ask('redeemGiftCards', question)).rejects.toThrow()
  const outcome = await outcomeOf(sub, question.key ?? '')
  expect(outcome.status).toBe('done')
  const { json } = await succeeds('redeemGiftCards', question)
  expect(json).toMatchObject({ orderNumber: outcome.status === 'done' ? outcome.orderNumber : '' })
  expect(await ordersOf(sub)).toHaveLength(1)
})

test('an order beyond the balance is refused, and the message names the missing points', async () => {
  const body = await anECardOrder()
  const cost = body.lines[0]?.points ?? Number.NaN
  const { sub } = await aCustomer({ points: cost - 150 })
  const question = await order(sub, body)
  const { json } = await refuses('redeemGiftCards', 'INSUFFICIENT_POINTS', question)
  expect(json).toMatchObject({ detail: expect.stringContaining('150') })
  expect(await outcomeOf(sub, question.key ?? '')).toMatchObject({ status: 'refused' })
  await untouched(sub, cost - 150)
})

test('an order with an outdated price is refused', async () => {
  const { sub } = await aCustomer({ points: 20_000 })
  const line = await aLine('E-Card')
  const body = { lines: [{ ...line, points: line.points - 1 }] }
  await refuses('redeemGiftCards', 'PRICE_CHANGED', await order(sub, body))
  await untouched(sub, 20_000)
})

test('a gift card that does not exist, or of another brand, is rejected', async () => {
  const { sub } = await aCustomer({ points: 20_000 })
  const line = await aLine('E-Card')
  for (const wrong of [{ sku: 'NOTHING' }, { id: 'nothing' }]) {
    await refuses('redeemGiftCards', 'NOT_FOUND', await order(sub, { lines: [{ ...line, ...wrong }] }))
  }
  await untouched(sub, 20_000)
})

test('a format that the brand does not offer is rejected', async () => {
  const { sub, addressIds } = await aCustomer({ points: 500_000, addresses: [home] })
  const eCardOnly = (await theBrands()).find(({ formats }) => !formats.includes('Physical'))
  const [amount] = eCardOnly?.denominations ?? []
  if (!eCardOnly || !amount) throw new Error('the seed has no brand with e-cards only')
  const line = {
    name: eCardOnly.brandName,
    id: eCardOnly.brandId,
    sku: amount.sku,
    points: amount.points,
    qty: 1,
  }
  const body = { lines: [line], addressId: addressIds[0] ?? '' }
  await refuses('redeemGiftCards', 'FORMAT_NOT_OFFERED', await order(sub, body))
})

test('the last gift card is sold once', async () => {
  const { sub } = await aCustomer({ points: 100_000 })
  // Not the cheapest, which other tests order.
  const line = await aLine('E-Card', 1, 3)
  await setStock(line.sku, 'E-Card', 1)
  await refuses('redeemGiftCards', 'OUT_OF_STOCK', await order(sub, { lines: [{ ...line, qty: 2 }] }))
  await placed(sub, { lines: [line] })
  await refuses('redeemGiftCards', 'OUT_OF_STOCK', await order(sub, { lines: [line] }))
})

test('a physical card cannot be sent to another customer’s address', async () => {
  const { sub } = await aCustomer({ points: 20_000 })
  const { addressIds } = await aCustomer({ addresses: [home] })
  const body = await aPhysicalOrder(addressIds[0] ?? '')
  await refuses('redeemGiftCards', 'ADDRESS_NOT_FOUND', await order(sub, body))
  await untouched(sub, 20_000)
})

test('the limits in page data are enforced', async () => {
  const { redemptionLimits } = pageData.parse((await succeeds('getPageData')).json)
  const { sub } = await aCustomer({ points: 1_000_000 })
  const tooMany = (redemptionLimits?.maxQuantity ?? Number.NaN) + 1
  await refuses('redeemGiftCards', 'LIMIT_EXCEEDED', await order(sub, await anECardOrder(tooMany)))
  await untouched(sub, 1_000_000)
})

test('a frozen account cannot spend points', async () => {
  const { sub } = await aCustomer({ points: 20_000, isFrozen: true })
  await refuses('redeemGiftCards', 'ACCOUNT_FROZEN', await order(sub, await anECardOrder()))
  await untouched(sub, 20_000)
})

test('every documented outcome of these calls was observed', () =>
  expect(unseen([...operationsOf('gift cards'), ...extensionTopics.giftCards])).toEqual([]))
