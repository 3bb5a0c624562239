import { expect, test } from 'vitest'
import { compareText } from './compare-text.ts'

test('texts are sorted by their characters, and equal ones keep their places', () => {
  expect(['b', 'a', 'c'].sort(compareText)).toEqual(['a', 'b', 'c'])
  expect(compareText('a', 'a')).toBe(0)
})
