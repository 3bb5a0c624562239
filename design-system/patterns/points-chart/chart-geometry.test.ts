import { expect, test } from 'vitest'
import { chartShape, niceScale, pairs } from './chart-geometry.ts'

test('the scale is the next round number', () => {
  expect([0, 1, 99, 100, 101, 610, 950, 1095, 4100].map(niceScale)).toEqual([
    100, 1, 100, 100, 120, 800, 1000, 1200, 5000,
  ])
})

test('two weeks become one slat, and an odd last week stands alone', () => {
  expect(pairs([1, 2, 3])).toEqual([3, 3])
})

test('earning stands on the base line and spending hangs under it', () => {
  const shape = chartShape({ earned: [400, 800], spent: [0, 2500] }, 200, 100, 50)
  expect(shape.bars.map((bar) => bar.y + bar.height)).toEqual([100, 100])
  expect(shape.spending).toHaveLength(1)
  expect(shape.spending[0]?.y).toBeGreaterThan(100)
  expect(shape.spending[0]?.month).toBe(1)
})

test('a year without movement draws no bars of height', () => {
  const shape = chartShape({ earned: [0, 0], spent: [0] }, 100, 100, 50)
  expect(shape.bars.every((bar) => bar.height === 0)).toBe(true)
  expect(shape.spending).toEqual([])
})
