import { expect, test } from 'vitest'
import { goalValue, readGoal } from './goal-choice.ts'

test('a card is one value of a list, and is read back', () => {
  const goal = { brandId: 'tundra-tech', sku: 'tundra-tech-300' }
  expect(readGoal(goalValue(goal))).toEqual(goal)
})

test('a value that names no card is read as no goal', () => {
  expect(['', 'tundra-tech', '/x', 'a/b/c', undefined].map(readGoal)).toEqual([null, null, null, null, null])
})
