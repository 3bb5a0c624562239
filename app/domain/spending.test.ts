import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  amountsToOffer,
  centsOf,
  checkAmount,
  examplePoints,
  maxPoints,
  readPoints,
  type SpendingBounds,
} from './spending.ts'

const rules = fc.record({
  centsPer1000Points: fc.integer({ min: 1, max: 5_000 }),
  minPoints: fc.integer({ min: 1, max: 5_000 }),
  stepPoints: fc.integer({ min: 1, max: 1_000 }),
})

/** A purchase and what the backend asks for all of it: rounded up, as it does. */
const cases = fc
  .record({
    rule: rules,
    balance: fc.integer({ min: 0, max: 500_000 }),
    maxPointsPerDay: fc.option(fc.integer({ min: 1, max: 200_000 }), { nil: undefined }),
    owed: fc.option(fc.integer({ min: 1, max: 2_000_000 }), { nil: undefined }),
  })
  .map(({ rule, balance, maxPointsPerDay, owed }) => {
    const points = owed && Math.ceil((owed * 1_000) / rule.centsPer1000Points)
    const bounds: SpendingBounds = {
      balance,
      maxPointsPerDay,
      forAll: owed && points ? { points, cents: owed } : undefined,
    }
    return { rule, bounds }
  })

/** With what somebody may try to spend: some steps, at most one too many, all that they have, or all that is owed. */
const tries = cases.chain(({ rule, bounds }) => {
  const { balance, maxPointsPerDay = balance, forAll } = bounds
  const most = Math.min(balance, maxPointsPerDay, forAll?.points ?? balance)
  const stepsTo = (points: number) => Math.ceil(points / rule.stepPoints)
  const even = fc
    .integer({ min: stepsTo(Math.min(rule.minPoints, most)), max: stepsTo(most) + 1 })
    .map((steps) => steps * rule.stepPoints)
  return fc.record({
    rule: fc.constant(rule),
    bounds: fc.constant(bounds),
    points: fc.oneof(even, fc.constantFrom(balance, forAll?.points ?? balance)),
  })
})

test('what can be spent never exceeds the purchase, the balance or the day', () => {
  let spent = 0
  fc.assert(
    fc.property(tries, ({ rule, bounds, points }) => {
      if (checkAmount(points, rule, bounds) !== null) return
      spent += 1
      const { balance, maxPointsPerDay, forAll } = bounds
      expect(points).toBeLessThanOrEqual(balance)
      expect(points).toBeLessThanOrEqual(maxPointsPerDay ?? points)
      const cents = centsOf(points, rule, bounds)
      expect(cents).toBeLessThanOrEqual(forAll?.cents ?? cents)
      // A part leaves something to pay, all of it leaves nothing.
      if (forAll) expect(cents === forAll.cents).toBe(points === forAll.points)
    }),
    { numRuns: 5_000 },
  )
  expect(spent).toBeGreaterThan(1_000)
})

test('parts add up to no more than the whole, whatever order they are paid in', () => {
  fc.assert(
    fc.property(
      rules,
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 12 }),
      (rule, owed, parts) => {
        let open = owed
        for (const part of parts) {
          const points = part * rule.stepPoints
          const forAll = { points: Math.ceil((open * 1_000) / rule.centsPer1000Points), cents: open }
          const bounds = { balance: 1e9, forAll }
          if (open === 0 || checkAmount(points, rule, bounds) !== null) continue
          open -= centsOf(points, rule, bounds)
          expect(open).toBeGreaterThanOrEqual(0)
        }
      },
    ),
    { numRuns: 2_000 },
  )
})

test('the most is the most, and everything that is offered can be spent', () => {
  fc.assert(
    fc.property(cases, ({ rule, bounds }) => {
      const { points } = maxPoints(rule, bounds)
      if (points > 0) {
        expect(checkAmount(points, rule, bounds)).toBeNull()
        expect(checkAmount(points + rule.stepPoints, rule, bounds)).not.toBeNull()
      }
      const offered = amountsToOffer(rule, bounds)
      for (const one of offered) expect(checkAmount(one, rule, bounds)).toBeNull()
      expect(new Set(offered).size).toBe(offered.length)
    }),
    { numRuns: 3_000 },
  )
})

test.each([
  [1_000, null],
  [900, 'below'],
  [1_050, 'uneven'],
  [20_712, null],
  [20_800, 'above-purchase'],
] as const)('%i points against a bill of $186.40', (points, problem) => {
  const rule = { centsPer1000Points: 900, minPoints: 1_000, stepPoints: 100 }
  const bounds = { balance: 24_850, forAll: { points: 20_712, cents: 18_640 } }
  expect(checkAmount(points, rule, bounds)).toBe(problem)
})

test('more than everything is measured by what stops it first', () => {
  const bounds = { forAll: { points: 20_712, cents: 18_640 } }
  expect(checkAmount(50_000, rule, { ...bounds, balance: 24_850 })).toBe('above-purchase')
  expect(checkAmount(50_000, rule, { ...bounds, balance: 12_000 })).toBe('above-balance')
  expect(checkAmount(50_000, rule, { ...bounds, balance: 24_850, maxPointsPerDay: 9_000 })).toBe('above-day')
})

test('the balance and the day are said before the step', () => {
  const rule = { centsPer1000Points: 700, minPoints: 1_000, stepPoints: 100 }
  expect(checkAmount(5_050, rule, { balance: 5_000 })).toBe('above-balance')
  expect(checkAmount(5_050, rule, { balance: 9_000, maxPointsPerDay: 5_000 })).toBe('above-day')
  expect(maxPoints(rule, { balance: 9_099, maxPointsPerDay: 5_000 })).toEqual({
    points: 5_000,
    limit: 'day',
  })
  expect(maxPoints(rule, { balance: 900 })).toEqual({ points: 0, limit: 'balance' })
})

test.each([
  ['10000', 10_000],
  ['10,000', 10_000],
  ['10 000', 10_000],
  ['10\u00a0000', 10_000],
  ['10.000', 10_000],
  [' 1,234,500 ', 1_234_500],
  ['١٠٬٠٠٠', 10_000],
  ['１００００\u200b', 10_000],
  ['10’000', 10_000],
  ['2,500 points', 2_500],
  ['2\u00a0500\u00a0pts', 2_500],
  ['1 point', 1],
  ['points', null],
  ['$25', null],
  ['25 00', null],
  ['1 00', null],
  ['1 000 5', null],
  ['50.00', null],
  ['2500,00', null],
  ['1,5', null],
  ['1,000.00', null],
  ['', null],
  ['-5', null],
  ['1e5', null],
  ['12345678901', 12_345_678_901],
  ['999,999,999,999', 999_999_999_999],
  ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
])('reads %o as %o', (typed, points) => {
  expect(readPoints(typed)).toBe(points)
})

const rule = { centsPer1000Points: 900, minPoints: 1_000, stepPoints: 100 }
const bill = { points: 20_712, cents: 18_640 }

test('points are never worth more than they buy', () => {
  expect(centsOf(24_850, { centsPer1000Points: 900 })).toBe(22_365)
  expect(centsOf(1_111, { centsPer1000Points: 700 })).toBe(777)
})

test('points pay their cents, all of a bill pays exactly the bill, and more pays no more', () => {
  expect(centsOf(1_000, rule)).toBe(900)
  expect(centsOf(1_001, rule)).toBe(900)
  expect(centsOf(20_711, rule, { forAll: bill })).toBe(18_639)
  expect(centsOf(20_712, rule, { forAll: bill })).toBe(18_640)
  expect(centsOf(20_712, rule, { forAll: { points: 20_712, cents: 18_700 } })).toBe(18_700)
  expect(centsOf(99_999, rule, { forAll: bill })).toBe(18_640)
})

test('the most names what stops the next point', () => {
  expect(maxPoints(rule, { balance: 20_712, forAll: bill })).toEqual({ points: 20_712, limit: 'purchase' })
  expect(maxPoints(rule, { balance: 20_711, forAll: bill })).toEqual({ points: 20_700, limit: 'balance' })
  expect(maxPoints(rule, { balance: 5_000, maxPointsPerDay: 5_000 })).toEqual({
    points: 5_000,
    limit: 'balance',
  })
  expect(maxPoints(rule, { balance: 1_000 })).toEqual({ points: 1_000, limit: 'balance' })
  expect(maxPoints(rule, { balance: 999 })).toEqual({ points: 0, limit: 'balance' })
})

test('the most, half of it and a quarter are offered, as far as each can be spent', () => {
  expect(amountsToOffer(rule, { balance: 24_850 })).toEqual([24_800, 12_400, 6_200])
  expect(amountsToOffer(rule, { balance: 2_150 })).toEqual([2_100, 1_000])
  expect(amountsToOffer(rule, { balance: 1_000 })).toEqual([1_000])
  expect(amountsToOffer(rule, { balance: 900 })).toEqual([])
  expect(amountsToOffer({ ...rule, minPoints: 0 }, { balance: 90 })).toEqual([])
  // A bill below the minimum is paid in full or not at all.
  expect(amountsToOffer(rule, { balance: 5_000, forAll: { points: 700, cents: 630 } })).toEqual([700])
})

test('an example of a payment can be made, and leaves something of the bill', () => {
  const of = (centsPer1000Points: number, minPoints: number, stepPoints: number) =>
    examplePoints({ centsPer1000Points, minPoints, stepPoints }, 10_000, 24_000)
  expect(of(900, 1_000, 100)).toBe(10_000)
  expect(of(900, 1_000, 3_000)).toBe(9_000)
  expect(of(900, 20_000, 100)).toBe(20_000)
  expect(of(900, 30_000, 100)).toBeNull()
  // A point that is worth more than ten cents.
  expect(of(10_526, 95, 95)).toBe(1_140)
})
