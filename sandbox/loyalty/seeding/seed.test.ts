import { accountList } from '@borealis/contract/customers.ts'
import { consentList, messagePreferences } from '@borealis/contract/me.ts'
import { pointsHistory } from '@borealis/contract/points.ts'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { checkBooks } from '../ledger/check.ts'
import { createLoyaltyServer } from '../server.ts'
import { startTrial, type Trial } from '../testing/trial.ts'

let trial: Trial
beforeAll(async () => {
  trial = await startTrial()
})
afterAll(() => trial.close())

const subOf = (email: string) => trial.deps.accounts.findByEmail(email)?.sub ?? ''
const historyOf = async (email: string, body: object = {}) =>
  pointsHistory.parse((await trial.send('getPointsHistory', subOf(email), { body })).json)

test('the books of the seed balance, and a second start adds nothing', async () => {
  const before = checkBooks(trial.deps.db)
  expect(before.isBalanced).toBe(true)
  expect(before.entries).toBeGreaterThan(10_000)
  createLoyaltyServer(trial.deps)
  expect(checkBooks(trial.deps.db)).toEqual(before)
})

test('Avery’s history matches the design pictures', async () => {
  const { summary, transactions } = await historyOf('avery.chen@example.ca')
  expect(summary).toMatchObject({
    opening: 18_320,
    earned: 17_480,
    redeemed: 11_000,
    adjusted: 50,
    closing: 24_850,
  })
  expect(summary.earnedByWeek.reduce((sum, { points }) => sum + points, 0)).toBe(17_480)
  expect(summary.spentByMonth.reduce((sum, { points }) => sum + points, 0)).toBe(11_000)
  const balance = await trial.send('getBalance', subOf('avery.chen@example.ca'))
  expect(balance.json).toMatchObject({ points: 24_850, pendingPoints: 640 })
  const posted = transactions.filter(({ postedAt }) => postedAt !== null)
  expect(posted[0]?.balanceAfter).toBe(24_850)
  posted.slice(1).forEach((line, index) => {
    const newer = posted[index]
    expect(line.balanceAfter).toBe((newer?.balanceAfter ?? 0) - (newer?.points ?? 0))
  })
})

test('Avery has cards of the programme, exactly one of them primary', async () => {
  const cards = await trial.send('listAccounts', subOf('avery.chen@example.ca'))
  const { accounts } = accountList.parse(cards.json)
  expect(accounts.filter(({ isPrimary }) => isPrimary)).toHaveLength(1)
  const types = trial.loyalty.catalogue.content.pageData.cardTypes.map(({ code }) => code)
  for (const { cardType } of accounts) expect(types).toContain(cardType)
})

test('consents of a long-standing member are dated', async () => {
  const of = async (email: string) => {
    const { consents } = consentList.parse((await trial.send('listConsents', subOf(email))).json)
    return consents
      .filter(({ decidedAt }) => decidedAt !== null)
      .map(({ purpose, isGranted }) => [purpose, isGranted])
  }
  expect(await of('avery.chen@example.ca')).toEqual([['personalisation', true]])
  const { purposes } = messagePreferences.parse(
    (await trial.send('getMessagePreferences', subOf('avery.chen@example.ca'))).json,
  )
  const on = purposes.flatMap(({ code, channels }) =>
    channels.filter(({ isOn, isLocked }) => isOn && !isLocked).map(({ channel }) => [code, channel]),
  )
  expect(on).toEqual([
    ['statement', 'email'],
    ['offers', 'email'],
  ])
})

test('pending points post when their day comes', async () => {
  // In books of its own: what is posted stays posted.
  const later = await startTrial()
  onTestFinished(() => later.close())
  later.deps.clock.advance(10 * 86_400_000)
  const balance = await later.send('getBalance', subOf('avery.chen@example.ca'))
  expect(balance.json).toMatchObject({ points: 25_490, pendingPoints: 0, pendingPostsBy: null })
  expect(checkBooks(later.deps.db)).toMatchObject({ isBalanced: true })
})

test('ten thousand lines come in pages', async () => {
  const page = await historyOf('margaret.macleod@example.ca', {
    fromDate: '2010-01-01',
    pageNumber: 100,
    pageSize: 100,
  })
  expect([page.totalCount, page.transactions.length]).toEqual([10_000, 100])
})
