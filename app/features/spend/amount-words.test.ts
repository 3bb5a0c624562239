import { expect, test } from 'vitest'
import { limitWords, problemWords } from './amount-words.ts'

const rule = { centsPer1000Points: 900, minPoints: 1_000, stepPoints: 100 }
const forAll = { points: 23_834, cents: 21_450 }

test('all of a purchase is suggested only to those who can pay all of it', () => {
  expect(problemWords('uneven', { rule, bounds: { balance: 30_000, forAll } })).toContain('23,834')
  expect(problemWords('uneven', { rule, bounds: { balance: 20_000, forAll } })).not.toContain('23,834')
})

test('where a day’s limit is below what is needed, no points are said to be missing, however few there are', () => {
  const words = (balance: number, maxPointsPerDay: number, forAll?: { points: number; cents: number }) =>
    limitWords({ rule, bounds: { balance, maxPointsPerDay, forAll } })
  expect(words(30_000, 800)).toBe(
    'You need at least 1,000 points, in increments of 100. You have 30,000. You can redeem up to 800 points a day.',
  )
  expect(words(500, 800)).toMatch(/You have 500\. You can redeem up to 800 points a day\.$/)
  expect(words(500, 1_000)).toMatch(/You need 500 more points\.$/)
  expect(words(30_000, 700, { points: 712, cents: 640 })).toBe(
    'You need 712 points to pay the full amount. You have 30,000. You can redeem up to 700 points a day.',
  )
})

test('what is left of a trip, below the minimum, is asked for as it is and never as the minimum', () => {
  const rest = { points: 712, cents: 640 }
  const facts = { rule, bounds: { balance: 30_000, maxPointsPerDay: 100_000, forAll: rest } }
  expect(limitWords(facts)).toBe('Use 712 points: they pay the full amount.')
  expect(problemWords('below', facts)).toBe('Enter 712 to pay the full amount')
  expect(problemWords('above-purchase', facts)).toBe('Enter 712 to pay the full amount')
  expect(limitWords({ rule, bounds: { balance: 500, forAll: rest } })).toBe(
    'You need 712 points to pay the full amount. You have 500. You need 212 more points.',
  )
})
