import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatPostalCode } from './format-postal-code.ts'

it.each([
  ['p3e1c5', 'P3E 1C5'],
  ['h2y-1l6', 'H2Y 1L6'],
  ['p3e', 'P3E'],
  [' p3e 1c5 extra', 'P3E 1C5'],
])('writes %s as %s', (typed, written) => {
  expect(formatPostalCode(typed)).toBe(written)
})

it('is idempotent for any input', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[0-9a-zA-Z ()+-]*$/),
      (typed) => formatPostalCode(formatPostalCode(typed)) === formatPostalCode(typed),
    ),
  )
})
