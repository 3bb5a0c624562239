import { expect, test } from 'vitest'
import { readWayOrder, sortWays } from './ways.ts'

const way = (code: 'gift-cards' | 'travel' | 'credit', name: string, cents: number, minPoints: number) => ({
  code,
  name,
  centsPer1000Points: cents,
  minPoints,
})
const ways = [
  way('credit', 'Échange contre un crédit', 700, 2_500),
  way('travel', 'Voyages', 900, 1_000),
  way('gift-cards', 'Cartes-cadeaux', 1_000, 1_000),
]
const codes = (order: Parameters<typeof sortWays>[1]) => sortWays(ways, order).map(({ code }) => code)

test('ways are sorted by what they give, what they ask for, or their names', () => {
  expect(codes('value')).toEqual(['gift-cards', 'travel', 'credit'])
  expect(codes('least')).toEqual(['gift-cards', 'travel', 'credit'])
  expect(sortWays(ways.toReversed(), 'least').at(-1)?.code).toBe('credit')
  expect(codes('name')).toEqual(['gift-cards', 'credit', 'travel'])
  expect(ways[0]?.code).toBe('credit')
})

test('an address names an order, and one that nobody offers is the first', () => {
  expect(readWayOrder({ ways: 'least' })).toBe('least')
  expect(readWayOrder({ ways: ['name', 'least'] })).toBe('name')
  expect(readWayOrder({ ways: '__proto__' })).toBe('value')
  expect(readWayOrder({})).toBe('value')
})
