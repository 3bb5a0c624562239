import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatPhone } from './format-phone.ts'

it.each([
  ['7055550137', '705-555-0137'],
  ['+1 (705) 555-0137', '705-555-0137'],
  ['705', '705'],
  ['7055', '705-5'],
  ['1705', '705'],
  ['12', '12'],
  ['no number', 'no number'],
  ['(7', '7'],
  ['', ''],
])('writes %s as %s', (typed, written) => {
  expect(formatPhone(typed)).toBe(written)
})

it('is idempotent for any input', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[0-9a-zA-Z ()+-]*$|^1*\d*$/),
      (typed) => formatPhone(formatPhone(typed)) === formatPhone(typed),
    ),
  )
})
