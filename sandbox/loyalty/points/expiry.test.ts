import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCustomer, newCustomerBody } from '../../control/new-customer.ts'
import { dayInWords } from '../../seed/text.ts'
import { startTrial, type Trial } from '../testing/trial.ts'

const DAY_MS = 86_400_000

let trial: Trial
beforeAll(async () => {
  trial = await startTrial()
})
afterAll(() => trial.close())

const customer = (plan: object) => createCustomer(trial.loyalty, newCustomerBody.parse(plan)).sub
const balanceOf = async (sub: string) => (await trial.send('getBalance', sub)).json

test('points do not expire for a member without an expiry rule', async () => {
  const sub = customer({ points: 500 })
  expect(await balanceOf(sub)).toMatchObject({ points: 500, expiringPoints: 0, expiresOn: null })
})

test('a purchase restarts the expiry period, and expiry is a line of the history', async () => {
  const sub = customer({ points: 500, pointsExpireAfterMonths: 12 })
  const first = (await balanceOf(sub)) as { expiresOn: string }
  trial.deps.clock.advance(40 * DAY_MS)
  trial.loyalty.activity.post(sub, {
    occurredAt: trial.deps.clock.now(),
    type: 'EARN',
    category: 'GROCERIES',
    description: { en: 'Harbour Grocer', fr: 'Harbour Grocer' },
    explanation: { en: '', fr: '' },
    basePoints: 100,
  })
  const second = (await balanceOf(sub)) as { expiresOn: string; expiringPoints: number }
  expect(second.expiringPoints).toBe(600)
  expect(second.expiresOn > first.expiresOn).toBe(true)
  trial.deps.clock.moveTo(Date.parse(`${second.expiresOn}T12:00:00Z`))
  expect(await balanceOf(sub)).toMatchObject({ points: 600 })
  trial.deps.clock.advance(2 * DAY_MS)
  expect(await balanceOf(sub)).toMatchObject({ points: 0, expiringPoints: 0, expiresOn: null })
  const { json } = await trial.send('getPointsHistory', sub, { body: { type: 'EXPIRE' } })
  expect(json).toMatchObject({
    totalCount: 1,
    transactions: [
      { points: -600, balanceAfter: 0, explanation: `No activity by ${dayInWords(second.expiresOn).en}` },
    ],
  })
  trial.deps.clock.reset()
})
