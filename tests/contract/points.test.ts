import { randomInt } from 'node:crypto'
import { balance } from '@borealis/contract/customers.ts'
import { type PointsHistoryBody, pointsHistory } from '@borealis/contract/points.ts'
import { expect, test } from 'vitest'
import { asCustomer, refusesFor, succeedsFor } from './as-customer.ts'
import { operationsOf, refuses, succeeds, unseen } from './ask.ts'
import { aBotToken, aCustomer, aPersona } from './control.ts'
import { guards } from './guards.ts'

const balanceOf = async (sub: string) => balance.parse((await succeedsFor(sub, 'getBalance')).json)
const historyOf = async (sub: string, body: PointsHistoryBody = {}) =>
  pointsHistory.parse((await succeedsFor(sub, 'getPointsHistory', { body })).json)

guards({
  getBalance: () => ({}),
  getPointsHistory: () => ({ body: { type: 'ALL', pageNumber: 1, pageSize: 100 } }),
  redeemPromotionPin: async () => ({
    body: { pin: 'NOBODY-HAS-THIS' },
    botToken: await aBotToken('redeemPromotionPin'),
  }),
})

test('a new customer has zero points and an empty history', async () => {
  const { sub } = await aCustomer({ points: 0 })
  expect(await balanceOf(sub)).toMatchObject({ points: 0, pendingPoints: 0, pendingPostsBy: null })
  expect(await historyOf(sub)).toMatchObject({
    transactions: [],
    totalCount: 0,
    pageNumber: 1,
    pageSize: 100,
  })
})

test('Avery has the balance that the design shows', async () => {
  const { sub } = aPersona('avery.chen@example.ca')
  expect(await balanceOf(sub)).toMatchObject({ points: 24_850, pendingPoints: 640 })
})

test('the opening balance plus all changes is the closing balance, which is the balance', async () => {
  for (const email of [
    'avery.chen@example.ca',
    'elodie.tremblay@example.ca',
    'margaret.macleod@example.ca',
  ]) {
    const { sub } = aPersona(email)
    const { summary } = await historyOf(sub)
    expect(summary.opening + summary.earned - summary.redeemed + summary.adjusted).toBe(summary.closing)
    expect(summary.closing).toBe((await balanceOf(sub)).points)
    expect(summary.earnedByWeek.reduce((sum, { points }) => sum + points, 0)).toBe(summary.earned)
    expect(summary.spentByMonth.reduce((sum, { points }) => sum + points, 0)).toBe(summary.redeemed)
  }
})

test('each posted transaction has the balance that follows from the one before', async () => {
  const { sub } = aPersona('avery.chen@example.ca')
  const { transactions } = await historyOf(sub, { pageSize: 1000 })
  const posted = transactions.filter(({ postedAt }) => postedAt !== null)
  for (const [index, line] of posted.entries()) {
    expect(line.points).toBe(line.basePoints + line.bonusPoints)
    const older = posted[index + 1]
    if (older) expect(line.balanceAfter).toBe((older.balanceAfter ?? Number.NaN) + line.points)
  }
})

test('filters return only what they name, and their counts agree with it', async () => {
  const { sub } = aPersona('avery.chen@example.ca')
  const all = await historyOf(sub)
  for (const { code, count } of all.facets.types) {
    if (code === 'ALL') continue
    // Facets carry the codes of the type filter.
    const one = await historyOf(sub, { type: code as 'EARN', pageSize: 1000 })
    expect(one.totalCount).toBe(count)
    expect(one.transactions.filter(({ type }) => type !== code)).toEqual([])
  }
  for (const { code, count } of all.facets.categories) {
    if (code !== 'ALL') expect((await historyOf(sub, { category: code })).totalCount).toBe(count)
  }
})

test('pages of a long history have no gaps and no repeats', async () => {
  const { sub } = aPersona('margaret.macleod@example.ca')
  const [one, two] = [await historyOf(sub), await historyOf(sub, { pageNumber: 2 })]
  expect(one.transactions).toHaveLength(100)
  const ids = [...one.transactions, ...two.transactions].map(({ id }) => id)
  expect(new Set(ids).size).toBe(200)
  const past = await historyOf(sub, { pageNumber: 100_000 })
  expect(past.transactions).toEqual([])
})

test('a date range includes both days, and a reversed one is rejected', async () => {
  const { sub } = aPersona('avery.chen@example.ca')
  const [newest] = (await historyOf(sub)).transactions.filter(({ postedAt }) => postedAt !== null)
  if (!newest) throw new Error('Avery has no transaction')
  const { summary } = await historyOf(sub, { fromDate: '2026-01-01', toDate: '2026-03-31' })
  expect(summary).toMatchObject({ fromDate: '2026-01-01', toDate: '2026-03-31' })
  expect(summary.spentByMonth.map(({ month }) => month)).toEqual(['2026-01', '2026-02', '2026-03'])
  const reversed = { fromDate: '2026-03-31', toDate: '2026-01-01' }
  await refusesFor(sub, 'getPointsHistory', 'VALIDATION_FAILED', { body: reversed })
})

test.each([{ pageSize: 1001 }, { pageNumber: 0 }, { type: 'SOME' }, { fromDate: '21/11/2026' }])(
  'the history rejects %j',
  async (body) => {
    const { sub } = await aCustomer()
    await refusesFor(sub, 'getPointsHistory', 'VALIDATION_FAILED', { body })
  },
)

const pinQuestion = async (sub: string, pin: string) =>
  asCustomer('redeemPromotionPin', sub, {
    body: { pin },
    botToken: await aBotToken('redeemPromotionPin'),
    // Another network for each attempt, because the backend also limits attempts per network.
    headers: { hostIp: `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}::1` },
  })

test('a PIN adds its points once, in any notation', async () => {
  const { sub } = await aCustomer({ points: 0 })
  const pin = 'aurora-500'
  const { json } = await succeeds('redeemPromotionPin', await pinQuestion(sub, ` ${pin.replace('-', ' ')} `))
  expect(json).toMatchObject({ points: 500, balanceAfter: 500 })
  expect((await balanceOf(sub)).points).toBe(500)
  expect((await historyOf(sub)).transactions).toMatchObject([
    { type: 'BONUS', points: 500, balanceAfter: 500 },
  ])
  await refuses('redeemPromotionPin', 'PIN_ALREADY_USED', await pinQuestion(sub, pin))
  expect((await balanceOf(sub)).points).toBe(500)
})

test('an unknown or expired PIN adds nothing', async () => {
  const { sub } = await aCustomer({ points: 0 })
  await refuses('redeemPromotionPin', 'PIN_NOT_FOUND', await pinQuestion(sub, 'NOBODY-HAS-THIS'))
  await refuses('redeemPromotionPin', 'PIN_EXPIRED', await pinQuestion(sub, 'SUMMER2026'))
  expect((await balanceOf(sub)).points).toBe(0)
})

test('a bot check token that is missing, invalid, for another action or used is rejected', async () => {
  const { sub } = await aCustomer()
  const { botToken: _, ...without } = await pinQuestion(sub, 'NOBODY-HAS-THIS')
  await refuses('redeemPromotionPin', 'BOT_CHECK_FAILED', without)
  await refuses('redeemPromotionPin', 'BOT_CHECK_FAILED', { ...without, botToken: 'invented' })
  await refuses('redeemPromotionPin', 'BOT_CHECK_FAILED', {
    ...without,
    botToken: await aBotToken('createCustomer'),
  })
  const used = await aBotToken('redeemPromotionPin')
  await refuses('redeemPromotionPin', 'PIN_NOT_FOUND', { ...without, botToken: used })
  await refuses('redeemPromotionPin', 'BOT_CHECK_FAILED', { ...without, botToken: used })
})

test('PIN attempts are rate-limited', async () => {
  const { sub } = await aCustomer()
  for (let guess = 0; guess < 5; guess++) {
    await refuses('redeemPromotionPin', 'PIN_NOT_FOUND', await pinQuestion(sub, `GUESS-${guess}`))
  }
  await refuses('redeemPromotionPin', 'TOO_MANY_REQUESTS', await pinQuestion(sub, 'GUESS-5'))
})

test('every documented outcome of these calls was observed', () =>
  expect(unseen(operationsOf('points'))).toEqual([]))
