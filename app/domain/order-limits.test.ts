import type { Denomination } from '@borealis/contract/gift-cards.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blockOf, blockOfAll, isBelowMinimum, maxQuantity, quantityLimit } from './order-limits.ts'

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

const anAmount = (points: number, stock: Denomination['stock']): Denomination => ({
  ...{ sku: `p-${points}`, name: '', points, valueCents: points, stock },
})
const small = anAmount(2_500, { 'E-Card': null, Physical: 2 })
const large = anAmount(10_000, { 'E-Card': null, Physical: 0 })
const facts = { balance: 24_850, limits: { maxQuantity: 5 } }

test('each bound names itself', () => {
  expect(quantityLimit(small, 'E-Card', facts)).toEqual({ quantity: 5, limit: 'order' })
  expect(quantityLimit(small, 'Physical', facts)).toEqual({ quantity: 2, limit: 'stock' })
  expect(quantityLimit(large, 'E-Card', facts)).toEqual({ quantity: 2, limit: 'balance' })
  expect(blockOf(large, 'Physical', facts)).toBe('stock')
  expect(blockOf(large, 'E-Card', { ...facts, balance: 500 })).toBe('balance')
  expect(blockOf(large, 'E-Card', { ...facts, limits: { maxPointsPerDay: 9_000 } })).toBe('day')
  expect(blockOf(small, 'Physical', { ...facts, limits: { minPoints: 6_000 } })).toBe('minimum')
  expect(blockOf(small, 'E-Card', facts)).toBeNull()
  expect(blockOf(anAmount(2_500, { 'E-Card': null }), 'Physical', facts)).toBe('format')
})

test('an order of exactly the balance, or of all that a day allows, can be taken', () => {
  expect(blockOf(small, 'E-Card', { ...facts, balance: 2_500 })).toBeNull()
  expect(blockOf(small, 'E-Card', { ...facts, limits: { maxPointsPerDay: 2_500 } })).toBeNull()
})

test('the limit of a day stops an amount also while the balance is too low for it', () => {
  expect(blockOf(large, 'E-Card', { balance: 500, limits: { maxPointsPerDay: 9_000 } })).toBe('day')
  expect(blockOf(small, 'E-Card', { balance: 500, limits: { maxPointsPerDay: 9_000 } })).toBe('balance')
})

test('while no format is chosen, one in which an amount can be taken is enough, and else the furthest tells why', () => {
  const both = ['E-Card', 'Physical'] as const
  expect(blockOfAll(large, both, facts)).toBeNull()
  expect(blockOfAll(large, ['Physical'], facts)).toBe('stock')
  expect(blockOfAll(large, both, { ...facts, balance: 500 })).toBe('balance')
  // Of two cards in stock no order reaches the least; of as many as one likes it does.
  const least = { ...facts, limits: { minPoints: 6_000 } }
  expect(blockOfAll(small, ['Physical'], least)).toBe('minimum')
  expect(blockOfAll(small, both, least)).toBeNull()
  expect(blockOfAll(small, [], facts)).toBe('format')
})
