import { expect, test } from 'vitest'
import { problemWords } from './amount-words.ts'

const rule = { centsPer1000Points: 900, minPoints: 1_000, stepPoints: 100 }
const forAll = { points: 23_834, cents: 21_450 }

test('all of a purchase is suggested only to those who can pay all of it', () => {
  expect(problemWords('uneven', { rule, bounds: { balance: 30_000, forAll } })).toContain('23,834')
  expect(problemWords('uneven', { rule, bounds: { balance: 20_000, forAll } })).not.toContain('23,834')
})
