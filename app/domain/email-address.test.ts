import { expect, test } from 'vitest'
import { looksLikeEmail } from './email-address.ts'

test.each(['avery@example.ca', 'a.b+c@mail.example.ca'])('%s may be an address', (text) => {
  expect(looksLikeEmail(text)).toBe(true)
})

test.each([
  '',
  'avery',
  'avery@example',
  'avery@ex ample.ca',
  'a@b@example.ca',
  `${'a'.repeat(244)}@example.ca`,
])('%s is none', (text) => {
  expect(looksLikeEmail(text)).toBe(false)
})
