import { expect, test } from 'vitest'
import { readOutcome } from './outcomes.ts'

test('an address names an outcome of its own page, or none', () => {
  expect(readOutcome('email', 'asked')).toBe('asked')
  expect(readOutcome('goal', 'asked')).toBeUndefined()
  expect(readOutcome('unsubscribe', undefined)).toBeUndefined()
})
