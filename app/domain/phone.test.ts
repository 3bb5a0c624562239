import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPhone, isPhone } from './phone.ts'

test.each([
  ['705', '705'],
  ['7055', '705-5'],
  ['(705) 555-0137', '705-555-0137'],
  ['+1 705 555 0137', '705-555-0137'],
  ['705.555.0137 x 99', '705-555-0137'],
  ['1705555', '170-555-5'],
  ['1705555013', '170-555-5013'],
  ['no digits', ''],
])('%j becomes %j', (typed, expected) => {
  expect(formatPhone(typed)).toBe(expected)
})

test('formatting twice changes nothing and keeps at most ten digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\d +()-]{0,20}$/), (typed) => {
      const phone = formatPhone(typed)
      expect(formatPhone(phone)).toBe(phone)
      expect(phone.replace(/\D/g, '').length).toBeLessThanOrEqual(10)
    }),
  )
})

test('only ten digits are a phone number', () => {
  expect(isPhone('705-555-0137')).toBe(true)
  expect(isPhone('705-555-013')).toBe(false)
  expect(isPhone('7055550137')).toBe(false)
  expect(isPhone('1705-555-0137')).toBe(false)
  expect(isPhone('705-555-01379')).toBe(false)
})
