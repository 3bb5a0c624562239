import { addDays, startOfDay } from '@borealis/contract/serving/days.ts'
import { defaultTimeZone } from '@borealis/contract/time-zones.ts'
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
  // The member comes back much later, and had no points in between.
  trial.deps.clock.advance(40 * DAY_MS)
  expect(await balanceOf(sub)).toMatchObject({ points: 0, expiringPoints: 0, expiresOn: null })
  const { json } = await trial.send('getPointsHistory', sub, { body: { type: 'EXPIRE' } })
  const after = addDays(second.expiresOn, 1)
  expect(json).toMatchObject({
    totalCount: 1,
    transactions: [
      {
        ...{
          points: -600,
          balanceAfter: 0,
          explanation: `No activity by ${dayInWords(second.expiresOn).en}`,
        },
        occurredAt: new Date(startOfDay(after, defaultTimeZone)).toISOString(),
      },
    ],
  })
  const sumsOf = async (fromDate: string, toDate: string) =>
    (await trial.send('getPointsHistory', sub, { body: { fromDate, toDate } })).json
  expect(await sumsOf(second.expiresOn, second.expiresOn)).toMatchObject({ summary: { closing: 600 } })
  expect(await sumsOf(after, after)).toMatchObject({ summary: { opening: 600, closing: 0 } })
  trial.deps.clock.reset()
})

test('a claim that was due months ago keeps no points that have expired since', async () => {
  const sub = customer({ points: 500, pointsExpireAfterMonths: 12 })
  const { now, advance, reset } = trial.deps.clock
  const body = {
    ...{
      partnerCode: 'harbour-grocer',
      occurredOn: new Date(now() - 20 * DAY_MS).toISOString().slice(0, 10),
    },
    ...{ amountCents: 4_000, receiptNumber: 'R-1', comment: 'No points' },
  }
  const sent = { body, key: crypto.randomUUID() }
  expect((await trial.send('createClaim', sub, sent)).status).toBe(201)
  advance(3 * 365 * DAY_MS)
  expect(await balanceOf(sub)).toMatchObject({ points: 0, expiringPoints: 0 })
  reset()
})

test('a purchase of the last day keeps the points, though its own are still pending', async () => {
  const sub = customer({ points: 500, pointsExpireAfterMonths: 12 })
  const { expiresOn } = (await balanceOf(sub)) as { expiresOn: string }
  const lastEvening = startOfDay(addDays(expiresOn, 1), defaultTimeZone) - 60_000
  trial.deps.clock.moveTo(lastEvening)
  trial.loyalty.activity.announce(
    sub,
    {
      occurredAt: lastEvening,
      type: 'EARN',
      category: 'GROCERIES',
      description: { en: 'Harbour Grocer', fr: 'Harbour Grocer' },
      explanation: { en: '', fr: '' },
      basePoints: 100,
    },
    addDays(expiresOn, 4),
  )
  trial.deps.clock.advance(DAY_MS)
  const restarted = `${Number(expiresOn.slice(0, 4)) + 1}`
  expect(await balanceOf(sub)).toMatchObject({
    ...{ points: 500, pendingPoints: 100, expiringPoints: 500 },
    expiresOn: expect.stringMatching(`^${restarted}-`),
  })
  trial.deps.clock.advance(5 * DAY_MS)
  expect(await balanceOf(sub)).toMatchObject({ points: 600, pendingPoints: 0 })
  trial.deps.clock.reset()
})
