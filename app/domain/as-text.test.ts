import { expect, test } from 'vitest'
import { asJsonText, isPlainAnswer } from './as-text.ts'

test('what is to travel as text is itself, and known from what only looks like it', () => {
  const answer = { lines: [{ points: 1 }] }
  expect(asJsonText(answer)).toBe(answer)
  expect([answer, { ...answer }, answer.lines, null, '{}'].map(isPlainAnswer)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})
