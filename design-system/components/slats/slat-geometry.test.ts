import { expect, test } from 'vitest'
import { auroraLevels, barcodeBars, levelsFrom, roundedSlatPath, slatRow } from './slat-geometry.ts'

test('the same seed draws the same sky', () => {
  expect(auroraLevels(20, 7)).toEqual(auroraLevels(20, 7))
  expect(auroraLevels(20, 7)).not.toEqual(auroraLevels(20, 8))
})

test('levels stay between the low and the high mark', () => {
  for (const level of auroraLevels(200, 3, 0.4, 0.9)) {
    expect(level).toBeGreaterThanOrEqual(0.4)
    expect(level).toBeLessThanOrEqual(0.9)
  }
})

test('the largest value stands at full height and nothing hangs below the foot', () => {
  expect(levelsFrom([50, -20, 200])).toEqual([0.25, 0, 1])
})

test('a week without points keeps a sliver', () => {
  const [quiet, best] = slatRow([0, 1], { step: 10, height: 100 })
  expect(quiet).toEqual({ x: 0, y: 99, width: 5.6, height: 1 })
  expect(best).toEqual({ x: 10, y: 0, width: 5.6, height: 100 })
})

test('slats hang from their own feet like a curtain', () => {
  const slats = slatRow([0.5, 0.5], { step: 10, height: 100, feet: [100, 80] })
  expect(slats.map((slat) => slat.y + slat.height)).toEqual([100, 80])
})

test('bars never touch and never leave the code', () => {
  const bars = barcodeBars(95, 11)
  bars.forEach((bar, index) => {
    const before = bars[index - 1]
    if (before) expect(bar.x).toBeGreaterThan(before.x + before.width)
    expect(bar.x + bar.width).toBeLessThanOrEqual(95)
  })
})

test('a slat lower than it is wide still has round ends and no negative side', () => {
  expect(roundedSlatPath([{ x: 0, y: 0, width: 10, height: 2 }])).toContain('v0a5 5')
})
