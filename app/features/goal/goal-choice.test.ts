import { expect, test } from 'vitest'
import { goalValue, proposedAmount, readGoal } from './goal-choice.ts'

test('a card is one value of a list, and is read back', () => {
  const goal = { brandId: 'tundra-tech', sku: 'tundra-tech-300' }
  expect(readGoal(goalValue(goal))).toEqual(goal)
})

test('a value that names no card is read as no goal', () => {
  expect(['', 'tundra-tech', '/x', 'a/b/c', undefined].map(readGoal)).toEqual([null, null, null, null, null])
})

test.each([
  [24_850, 25_000],
  [25_000, 30_000],
  [320, 2_500],
  [null, 2_500],
  [99_000, 30_000],
])('a member with %s points is proposed %s to save for', (balance, proposed) => {
  const amounts = [2_500, 10_000, 25_000, 30_000].map((points) => ({ points }))
  expect(proposedAmount(amounts, balance)?.points).toBe(proposed)
})
