import { accountList, balance } from '@borealis/contract/customers.ts'
import { pageData } from '@borealis/contract/page-data.ts'
import {
  creditResult,
  type OrdersQuery,
  ordersEnvelope,
  ordersPage,
  travelPurchaseList,
} from '@borealis/contract/transactions.ts'
import { expect, test } from 'vitest'
import { home } from '../support/addresses.ts'
import type { CustomerPlan } from '../support/control.ts'
import { asCustomer, refusesFor, succeedsFor } from './as-customer.ts'
import { ask, operationsOf, type Question, refuses, succeeds, unseen } from './ask.ts'
import { ageOrder, aCustomer as aPlainCustomer, isUnderWay, setScenario, theBooks } from './control.ts'
import { guards } from './guards.ts'
import { anECardOrder, aPhysicalOrder, placed } from './orders.ts'
import { anAccessToken, aStepUpToken } from './tokens.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A customer whose credit card has travel purchases. */
const aCustomer = (plan: CustomerPlan = {}) =>
  aPlainCustomer({
    travelPurchases: [
      { merchant: 'Air Nordique', amountCents: 61_250, purchasedOn: inDays(-10), applyBy: inDays(80) },
      { merchant: 'Auberge du Lac', amountCents: 18_900, purchasedOn: inDays(-200), applyBy: inDays(-110) },
    ],
    ...plan,
  })

const pointsOf = async (sub: string) => balance.parse((await succeedsFor(sub, 'getBalance')).json).points

const accountOf = async (sub: string, accepts: 'acceptsTravel' | 'acceptsCredit') => {
  const { accounts } = accountList.parse((await succeedsFor(sub, 'listAccounts')).json)
  const found = accounts.find((account) => account[accepts])
  if (!found) throw new Error(`a fresh customer has no card that ${accepts}`)
  return found.uniqueId
}

const purchasesOf = async (
  sub: string,
  accountUniqueId: string,
  more: Record<string, string | number> = {},
) =>
  travelPurchaseList.parse(
    (await succeedsFor(sub, 'listTravelPurchases', { query: { accountUniqueId, ...more } })).json,
  )

const ordersOf = async (sub: string, query: OrdersQuery = {}) => {
  const { json } = await succeedsFor(sub, 'listOrders', { query: query as Record<string, string | number> })
  return ordersPage.parse(JSON.parse(ordersEnvelope.parse(json).data.data))
}

/** Blocked customers cannot read the id that an example needs; their calls are rejected before the id matters. */
const orNone = (id: Promise<string>) => id.catch(() => 'none')

const anOpenPurchase = async (sub: string) => {
  const accountUniqueId = await accountOf(sub, 'acceptsTravel')
  const open = (await purchasesOf(sub, accountUniqueId)).purchases.find(({ status }) => status === 'open')
  if (!open) throw new Error('a fresh customer has no open travel purchase')
  return open
}

const aTravelBody = async (sub: string) => {
  const { accountUniqueId, id } = await anOpenPurchase(sub)
  return { accountUniqueId, purchaseId: id, points: await leastFor('travel') }
}
const aCreditBody = async (sub: string) => ({
  accountUniqueId: await accountOf(sub, 'acceptsCredit'),
  points: await leastFor('credit'),
})

const leastFor = async (code: 'travel' | 'credit') => {
  const way = pageData
    .parse((await succeeds('getPageData')).json)
    .waysToSpend.find((one) => one.code === code)
  if (!way) throw new Error(`page data does not name ${code}`)
  return way.minPoints
}

guards({
  listOrders: () => ({}),
  listTravelPurchases: async (sub) => ({
    query: { accountUniqueId: await orNone(accountOf(sub, 'acceptsTravel')) },
  }),
  redeemTravel: async (sub) => ({
    body: await aTravelBody(sub).catch(() => ({
      accountUniqueId: 'none',
      purchaseId: 'none',
      points: 1_000,
    })),
    key: crypto.randomUUID(),
  }),
  redeemCredit: async (sub) => ({
    body: await aCreditBody(sub).catch(() => ({ accountUniqueId: 'none', points: 1_000 })),
    key: crypto.randomUUID(),
  }),
})

test('a new customer has no orders, in the envelope of the specification', async () => {
  const { sub } = await aCustomer()
  const { json } = await succeedsFor(sub, 'listOrders')
  expect(JSON.parse(ordersEnvelope.parse(json).data.data)).toEqual({
    orders: [],
    pageNumber: 1,
    pageSize: 20,
    totalCount: 0,
  })
})

test('orders are listed newest first, in pages, and can be read one by one', async () => {
  const { sub } = await aCustomer({ points: 20_000 })
  const [one, two, three] = [
    await placed(sub, await anECardOrder()),
    await placed(sub, await anECardOrder()),
    await placed(sub, await anECardOrder()),
  ].map(({ orderNumber }) => orderNumber)
  const numbers = async (query: OrdersQuery) =>
    (await ordersOf(sub, query)).orders.map(({ orderNumber }) => orderNumber)
  expect(await numbers({})).toEqual([three, two, one])
  expect(await numbers({ pageSize: 2, pageNumber: 2 })).toEqual([one])
  expect(await numbers({ pageSize: 2, pageNumber: 3 })).toEqual([])
  expect(await numbers({ orderNumber: two ?? '' })).toEqual([two])
  const stranger = await aCustomer()
  expect((await ordersOf(stranger.sub, { orderNumber: two ?? '' })).orders).toEqual([])
})

test('an order has a tracking link once its parcel is shipped', async () => {
  const { sub, addressIds } = await aCustomer({ points: 20_000, addresses: [home] })
  const { orderNumber } = await placed(sub, await aPhysicalOrder(addressIds[0] ?? ''))
  const trackingOf = async () => (await ordersOf(sub, { orderNumber })).orders[0]?.tracking
  expect(await trackingOf()).toBeNull()
  await ageOrder(orderNumber, 6 * 24 * 60)
  const tracking = await trackingOf()
  const page = await fetch(tracking?.url ?? '')
  expect(page.status).toBe(200)
  const text = await page.text()
  expect(text).toContain(tracking?.number)
  expect(text).toContain('Shipped with Canada Post')
  expect(text).not.toContain('Order placed')
  const unknown = await fetch((tracking?.url ?? '').replace(/number=[^&]+/, 'number=0000'))
  expect(await unknown.text()).toContain('We haven’t received a package with this number')
})

test('unreadable orders are still in a valid envelope', async () => {
  const { sub } = await aCustomer()
  await setScenario(sub, { call: 'listOrders', kind: 'unparsable-orders' })
  const { data } = ordersEnvelope.parse(
    (await ask('listOrders', await asCustomer('listOrders', sub, {}))).json,
  )
  expect(() => JSON.parse(data.data)).toThrow()
})

test.each([{ pageNumber: 0 }, { pageSize: 101 }, { fromDate: 'yesterday' }])(
  'the list of orders rejects %j',
  async (query) => {
    const { sub } = await aCustomer()
    await refusesFor(sub, 'listOrders', 'VALIDATION_FAILED', { query })
  },
)

test('travel purchases are those of one of the customer’s cards', async () => {
  const { sub } = await aCustomer()
  const stranger = await aCustomer()
  const accountUniqueId = await accountOf(sub, 'acceptsTravel')
  const list = await purchasesOf(sub, accountUniqueId)
  expect(list).toMatchObject({ page: 1, limit: 100 })
  expect(list.purchases.length).toBeGreaterThan(0)
  for (const purchase of list.purchases) expect(purchase.accountUniqueId).toBe(accountUniqueId)
  const query = { accountUniqueId }
  await refusesFor(stranger.sub, 'listTravelPurchases', 'ACCOUNT_NOT_FOUND', { query })
  const tooMany = { accountUniqueId, limit: 101 }
  await refusesFor(sub, 'listTravelPurchases', 'VALIDATION_FAILED', { query: tooMany })
})

test('points pay for a travel purchase, once', async () => {
  const { sub } = await aCustomer({ points: 100_000 })
  const { accountUniqueId, id, pointsForAll, openCents } = await anOpenPurchase(sub)
  const body = { accountUniqueId, purchaseId: id, points: pointsForAll }
  const receipt = creditResult.parse(
    (await succeedsFor(sub, 'redeemTravel', { body, key: crypto.randomUUID() })).json,
  )
  expect(receipt).toMatchObject({
    points: pointsForAll,
    creditCents: openCents,
    balanceAfter: 100_000 - pointsForAll,
  })
  expect(await pointsOf(sub)).toBe(100_000 - pointsForAll)
  const again = { body, key: crypto.randomUUID() }
  await refusesFor(sub, 'redeemTravel', 'ALREADY_APPLIED', again)
  expect((await ordersOf(sub)).orders).toMatchObject([{ kind: 'travel', orderNumber: receipt.orderNumber }])
  expect(await theBooks()).toMatchObject({ isBalanced: true })
})

test('points become a statement credit at the rate in page data', async () => {
  const { sub } = await aCustomer({ points: 100_000 })
  const { waysToSpend } = pageData.parse((await succeeds('getPageData')).json)
  const rate = waysToSpend.find(({ code }) => code === 'credit')?.centsPer1000Points ?? Number.NaN
  const body = await aCreditBody(sub)
  const receipt = creditResult.parse(
    (await succeedsFor(sub, 'redeemCredit', { body, key: crypto.randomUUID() })).json,
  )
  expect(receipt.creditCents).toBe(Math.floor((body.points * rate) / 1000))
  expect((await ordersOf(sub)).orders).toMatchObject([{ kind: 'credit', points: body.points }])
})

test('points are not spent at another rate than the customer saw', async () => {
  const { sub } = await aCustomer({ points: 100_000 })
  const [travel, credit] = [await aTravelBody(sub), await aCreditBody(sub)]
  for (const [operation, body] of [
    ['redeemTravel', travel],
    ['redeemCredit', credit],
  ] as const)
    await refusesFor(sub, operation, 'PRICE_CHANGED', {
      body: { ...body, creditCents: 1 },
      key: crypto.randomUUID(),
    })
  expect(await pointsOf(sub)).toBe(100_000)
})

test('cards and purchases of other customers are a 404', async () => {
  const { sub } = await aCustomer({ points: 100_000 })
  const stranger = await aCustomer({ points: 100_000 })
  const theirs = await aTravelBody(stranger.sub)
  const own = await aTravelBody(sub)
  const key = () => crypto.randomUUID()
  const travel = async (body: object) => asCustomer('redeemTravel', sub, { body, key: key() })
  await refuses('redeemTravel', 'ACCOUNT_NOT_FOUND', await travel(theirs))
  await refuses('redeemTravel', 'PURCHASE_NOT_FOUND', await travel({ ...own, purchaseId: theirs.purchaseId }))
  const credit = await aCreditBody(stranger.sub)
  await refusesFor(sub, 'redeemCredit', 'ACCOUNT_NOT_FOUND', { body: credit, key: key() })
})

test.each([
  ['redeemTravel', aTravelBody],
  ['redeemCredit', aCreditBody],
] as const)('%s keeps the promises of every redemption', async (operation, aBody) => {
  const { sub } = await aCustomer({ points: 50_000 })
  const body = await aBody(sub)
  const key = crypto.randomUUID()
  const question = await asCustomer(operation, sub, { body, key })
  const first = await succeeds(operation, question)
  expect((await succeeds(operation, question)).text).toBe(first.text)
  expect(await pointsOf(sub)).toBe(50_000 - body.points)

  const fresh = async (more: Partial<Question>) => ({
    ...question,
    stepUp: await aStepUpToken(sub),
    key: crypto.randomUUID(),
    ...more,
  })
  const other = { ...body, points: body.points * 2 }
  await refuses(operation, 'IDEMPOTENCY_MISMATCH', await fresh({ body: other, key }))
  const { key: _, ...keyless } = await fresh({})
  await refuses(operation, 'IDEMPOTENCY_KEY_MISSING', keyless)
  await refuses(operation, 'VALIDATION_FAILED', await fresh({ body: { ...body, points: 1 } }))

  await setScenario(sub, { call: operation, kind: 'slow', ms: 1_500, times: 1 })
  const waiting = await fresh({})
  const slow = ask(operation, waiting)
  await isUnderWay(sub, waiting.key)
  await refuses(operation, 'IDEMPOTENCY_RUNNING', waiting)
  await slow

  const frozen = await aCustomer({ points: 50_000, isFrozen: true })
  const theirs = { body: await aBody(frozen.sub), key: crypto.randomUUID() }
  await refusesFor(frozen.sub, operation, 'ACCOUNT_FROZEN', theirs)
})

test.each([
  ['redeemTravel', aTravelBody],
  ['redeemCredit', aCreditBody],
] as const)('%s spends neither what is not there nor more than a day allows', async (operation, aBody) => {
  const poor = await aCustomer({ points: 0 })
  const body = await aBody(poor.sub)
  await refusesFor(poor.sub, operation, 'INSUFFICIENT_POINTS', { body, key: crypto.randomUUID() })
  const { redemptionLimits } = pageData.parse((await succeeds('getPageData')).json)
  const perDay = redemptionLimits?.maxPointsPerDay ?? Number.NaN
  // One purchase that exceeds the daily limit.
  const cruise = {
    merchant: 'Croisières',
    amountCents: perDay * 2,
    purchasedOn: inDays(-3),
    applyBy: inDays(80),
  }
  const rich = await aCustomer({ points: perDay * 3, travelPurchases: [cruise] })
  const tooMuch = { ...(await aBody(rich.sub)), points: perDay + 1_000 }
  const question = {
    bearer: await anAccessToken(rich.sub),
    stepUp: await aStepUpToken(rich.sub),
    body: tooMuch,
  }
  await refuses(operation, 'LIMIT_EXCEEDED', { ...question, key: crypto.randomUUID() })
  expect(await pointsOf(rich.sub)).toBe(perDay * 3)
})

test('every documented outcome of these calls was observed', () =>
  expect(unseen(operationsOf('transactions'))).toEqual([]))
