import { expect, test } from 'vitest'
import { securityLog } from './me.ts'
import { pageData } from './page-data.ts'
import { reward } from './rewards.ts'

// What a backend says that this release does not know is shown as well as can be: it takes no page from anybody.

test('an event of a kind that is not known stays in the log with the others', () => {
  const event = { id: '1', at: '2026-11-23T12:00:00Z', detail: 'Password changed', place: null, device: null }
  const read = securityLog.parse({
    events: [
      { ...event, kind: 'password-changed' },
      { ...event, kind: 'sign-in' },
    ],
  })
  expect(read.events.map(({ kind }) => kind)).toEqual(['password-changed', 'sign-in'])
})

const way = reward.shape.wayToRedeem

test('a reward with a way to redeem that is not known has none', () => {
  expect(way.parse({ type: 'donation', charity: 'food-bank' })).toEqual({ type: 'other' })
  expect(way.parse({ type: 'travel' })).toEqual({ type: 'travel' })
})

test.each([
  [{ type: 'gift-card' }],
  [{ type: 'partner', url: 'javascript:alert(1)', label: 'On' }],
  [{ type: '' }],
  [{}],
])('%j is no way to redeem', (wrong) => {
  expect(way.safeParse(wrong).success).toBe(false)
})

test.each([
  { written: { centsPer1000Points: 1000, minPoints: 1000, stepPoints: 500 }, least: 1000 },
  { written: { centsPer1000Points: 1000, minPoints: 2500, stepPoints: 1000 }, least: 3000 },
  // Below 500 points, this credit would be worth nothing.
  { written: { centsPer1000Points: 2, minPoints: 1, stepPoints: 100 }, least: 500 },
])(
  'the least amount of $written.minPoints in steps of $written.stepPoints is $least',
  ({ written, least }) => {
    const [way] = pageData.shape.waysToSpend.parse([
      { code: 'credit', name: 'Credit', detail: '', ...written },
    ])
    expect(way?.minPoints).toBe(least)
  },
)
