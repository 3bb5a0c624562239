import { describe, expect, test } from 'vitest'
import { chartLabels, chartShape, niceScale, pairs } from './chart-geometry.ts'

test('the scale is the next round number', () => {
  expect([0, 1, 99, 100, 101, 610, 950, 1095, 4100].map(niceScale)).toEqual([
    100, 1, 100, 100, 120, 800, 1000, 1200, 5000,
  ])
})

test('pairs of weeks are summed, and an odd last week stays alone', () => {
  expect(pairs([1, 2, 3])).toEqual([3, 3])
})

test('earning is drawn above the base line and spending below it', () => {
  const shape = chartShape({ earned: [400, 800], spent: [0, 2500] }, 200, 100, 50)
  expect(shape.bars.map((bar) => bar.y + bar.height)).toEqual([100, 100])
  expect(shape.spending).toHaveLength(1)
  expect(shape.spending[0]?.y).toBeGreaterThan(100)
  expect(shape.spending[0]?.month).toBe(1)
})

test('a week in which more came back than was earned hangs from the base line', () => {
  const { bars } = chartShape({ earned: [400, -300, -9_000], spent: [] }, 200, 100, 50)
  expect(bars.map(({ y, height }) => [y, y + height])).toEqual([
    [0, 100],
    [100, 150],
    [100, 150],
  ])
})

test('a year without transactions draws bars of height 0', () => {
  const shape = chartShape({ earned: [0, 0], spent: [0] }, 100, 100, 50)
  expect(shape.bars.every((bar) => bar.height === 0)).toBe(true)
  expect(shape.spending).toEqual([])
})

describe('labels of the spending boxes', () => {
  const spent = [0, 0, 3_000, 5_000, 2_500, 0, 0, 0, 0, 0, 1_000, 0]
  const texts = spent.map((value) => (value > 0 ? `−${value.toLocaleString('en-CA')}` : ''))
  const labelled = (width: number) =>
    chartLabels(chartShape({ earned: [], spent }, width, 100, 84).spending, texts, width)

  test('name every amount, next to its box where there is room', () => {
    const labels = labelled(1_168)
    expect(labels.map(({ text }) => text)).toEqual(['−3,000', '−5,000', '−2,500', '−1,000'])
    expect(labels.every(({ leader }) => leader === null)).toBe(true)
  })

  test('move below each other where they collide, as on a phone', () => {
    const labels = labelled(335)
    expect(labels.map(({ text }) => text)).toEqual(['−3,000', '−5,000', '−2,500', '−1,000'])
    expect(labels.filter(({ leader }) => leader).map(({ month }) => month)).toEqual([2, 4])
    const lines = labels.map(({ y }) => y)
    expect(new Set(lines.slice(0, 3)).size).toBeGreaterThan(1)
    for (const one of labels)
      for (const other of labels)
        if (one !== other && Math.abs(one.y - other.y) < 16)
          expect(Math.abs(one.x - other.x)).toBeGreaterThanOrEqual(6 * 7.8)
  })

  test('stay inside the drawing', () => {
    const { spending } = chartShape({ earned: [], spent: [0, 0, 4_000] }, 90, 100, 84)
    const [label] = chartLabels(spending, ['', '', '−4,000'], 90)
    expect((label?.x ?? 0) + 3 * 7.8).toBeLessThanOrEqual(90.1)
  })
})
