import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chunk } from './chunk.ts'

test('twenty-three cards leave as ten, ten and three', () => {
  const cards = Array.from({ length: 23 }, (_, index) => index)
  expect(chunk(cards, 10).map((part) => part.length)).toEqual([10, 10, 3])
})

test('nothing is lost, doubled or moved', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 12 }), (items, size) => {
      const parts = chunk(items, size)
      expect(parts.flat()).toEqual(items)
      expect(parts.every((part) => part.length > 0 && part.length <= size)).toBe(true)
    }),
  )
})

test('a chunk of nothing is a mistake', () => {
  expect(() => chunk([1], 0)).toThrow(RangeError)
})
