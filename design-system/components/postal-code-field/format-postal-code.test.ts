import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatPhone } from '../phone-field/format-phone.ts'
import { formatPostalCode } from './format-postal-code.ts'

it.each([
  ['p3e1c5', 'P3E 1C5'],
  ['h2y-1l6', 'H2Y 1L6'],
  ['p3e', 'P3E'],
  [' p3e 1c5 extra', 'P3E 1C5'],
])('writes %s as %s', (typed, written) => {
  expect(formatPostalCode(typed)).toBe(written)
})

it.each([
  ['7055550137', '705-555-0137'],
  ['+1 (705) 555-0137', '705-555-0137'],
  ['705', '705'],
  ['7055', '705-5'],
])('writes %s as %s', (typed, written) => {
  expect(formatPhone(typed)).toBe(written)
})

it.each([
  ['postal code', formatPostalCode],
  ['phone', formatPhone],
])('leaves its own %s as it is, whatever was typed', (_name, format) => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9a-zA-Z ()+-]*$/), (text) => format(format(text)) === format(text)),
  )
})
