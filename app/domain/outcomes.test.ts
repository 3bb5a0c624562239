import { expect, test } from 'vitest'
import { emailCancelOutcome, readOutcome } from './outcomes.ts'

test('an address names an outcome of its own page, or none', () => {
  expect(readOutcome('email', 'asked')).toBe('asked')
  expect(readOutcome('goal', 'asked')).toBeUndefined()
  expect(readOutcome('unsubscribe', undefined)).toBeUndefined()
})

test('an e-mail change that was confirmed before it was taken back has changed the address', () => {
  expect(emailCancelOutcome('noor@example.ca', 'noor@example.ca')).toBe('kept')
  expect(emailCancelOutcome('noor@example.ca', 'moved@example.ca')).toBe('changed')
  expect(readOutcome('email', emailCancelOutcome('noor@example.ca', 'moved@example.ca'))).toBe('changed')
})
