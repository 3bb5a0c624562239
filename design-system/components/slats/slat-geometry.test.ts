import { expect, test } from 'vitest'
import { auroraLevels } from './seeded-shapes.ts'
import { roundedSlatPath, slatRow } from './slat-geometry.ts'
import { evenLevels, levelsFrom } from './slat-levels.ts'

test('the same seed gives the same levels', () => {
  expect(auroraLevels(20, 7)).toEqual(auroraLevels(20, 7))
  expect(auroraLevels(20, 7)).not.toEqual(auroraLevels(20, 8))
})

test('levels stay between low and high', () => {
  for (const level of auroraLevels(200, 3, 0.4, 0.9)) {
    expect(level).toBeGreaterThanOrEqual(0.4)
    expect(level).toBeLessThanOrEqual(0.9)
  }
})

test('the largest value becomes level 1 and negative values level 0', () => {
  expect(levelsFrom([50, -20, 200])).toEqual([0.25, 0, 1])
})

test('a value far beyond the others leaves them their height, and keeps the largest', () => {
  expect(evenLevels([0, 100, 200, 300, 9000])).toEqual([0, 100 / 750, 200 / 750, 300 / 750, 1])
  expect(evenLevels([50, -20, 100])).toEqual(levelsFrom([50, -20, 100]))
  expect(evenLevels([0, 0])).toEqual([0, 0])
})

test('level 0 keeps a minimal height', () => {
  const [quiet, best] = slatRow([0, 1], { step: 10, height: 100 })
  expect(quiet).toEqual({ x: 0, y: 99, width: 5.6, height: 1 })
  expect(best).toEqual({ x: 10, y: 0, width: 5.6, height: 100 })
})

test('each slat may have its own baseline', () => {
  const slats = slatRow([0.5, 0.5], { step: 10, height: 100, feet: [100, 80] })
  expect(slats.map((slat) => slat.y + slat.height)).toEqual([100, 80])
})

test('a slat lower than it is wide has round ends and no negative length', () => {
  expect(roundedSlatPath([{ x: 0, y: 0, width: 10, height: 2 }])).toContain('v0a5 5')
})
