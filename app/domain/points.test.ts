import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatPoints,
  formatSignedPoints,
  isBelowMinimum,
  maxQuantity,
  shortfall,
  worthInCents,
} from './points.ts'

test('points are grouped as the language does', () => {
  expect(formatPoints(24850, 'en-ca')).toBe('24,850')
  expect(formatPoints(24850, 'fr-ca')).toBe('24\u00a0850')
})

test('a ledger shows the sign, with a real minus', () => {
  expect(formatSignedPoints(400, 'en-ca')).toBe('+400')
  expect(formatSignedPoints(-2500, 'fr-ca')).toBe('\u22122\u00a0500')
  expect(formatSignedPoints(0, 'en-ca')).toBe('0')
})

test('one hundred points are a dollar, and without a rate there is no figure', () => {
  expect(worthInCents(24850, 100)).toBe(24850)
  expect(worthInCents(151, 150)).toBe(100)
  expect(worthInCents(149, 150)).toBeNull()
  expect(worthInCents(24850, undefined)).toBeNull()
  expect(worthInCents(24850, 0)).toBeNull()
})

test('a shortfall is never negative', () => {
  expect(shortfall(30_000, 24_850)).toBe(5_150)
  expect(shortfall(10_000, 24_850)).toBe(0)
})

test.each([
  [{ balance: 24_850 }, 9, 'balance'],
  [{ balance: 24_850, stock: 3 }, 3, 'stock'],
  [{ balance: 24_850, stock: null, maxQuantity: 5 }, 5, 'order'],
  [{ balance: 24_850, maxPointsPerDay: 10_000 }, 4, 'day'],
  [{ balance: 24_850, maxPointsPerDay: 2_000 }, 0, 'day'],
  [{ balance: 320 }, 0, 'balance'],
  [{ balance: 24_850, stock: 0 }, 0, 'stock'],
])('%j at 2,500 each: %i, held by %s', (bounds, quantity, limit) => {
  expect(maxQuantity(2500, bounds)).toEqual({ quantity, limit })
})

test('the most that can be taken is affordable, and one more is not', () => {
  const bounds = fc.record({
    balance: fc.nat(100_000),
    stock: fc.option(fc.nat(50)),
    maxQuantity: fc.integer({ min: 1, max: 20 }),
    maxPointsPerDay: fc.nat(100_000),
  })
  const fits = (each: number, quantity: number, given: Parameters<typeof maxQuantity>[1]) =>
    quantity * each <= given.balance &&
    quantity <= (given.stock ?? Number.POSITIVE_INFINITY) &&
    quantity <= (given.maxQuantity ?? Number.POSITIVE_INFINITY) &&
    quantity * each <= (given.maxPointsPerDay ?? Number.POSITIVE_INFINITY)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), bounds, (each, given) => {
      const { quantity } = maxQuantity(each, given)
      expect(quantity === 0 || fits(each, quantity, given)).toBe(true)
      expect(fits(each, quantity + 1, given)).toBe(false)
    }),
  )
})

test('a card without a price cannot be taken', () => {
  expect(maxQuantity(0, { balance: 100 })).toEqual({ quantity: 0, limit: 'order' })
  expect(maxQuantity(Number.NaN, { balance: 100 }).quantity).toBe(0)
})

test('the least redemption counts only when the programme names one', () => {
  expect(isBelowMinimum(500, 1000)).toBe(true)
  expect(isBelowMinimum(1000, 1000)).toBe(false)
  expect(isBelowMinimum(1, undefined)).toBe(false)
})
