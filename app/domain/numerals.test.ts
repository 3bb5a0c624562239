import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normaliseSpaces } from '../../tests/support/normalise-spaces.ts'
import { formatNumber, unbroken } from './numerals.ts'

test.each([
  [0, '0', '0'],
  [999, '999', '999'],
  [24850, '24,850', '24\u00a0850'],
  [1234567, '1,234,567', '1\u00a0234\u00a0567'],
  [-2500, '\u22122,500', '\u22122\u00a0500'],
])('%i', (value, english, french) => {
  expect(formatNumber(value, 'en-ca')).toBe(english)
  expect(formatNumber(value, 'fr-ca')).toBe(french)
})

test('decimals take the mark of the language, and nothing is minus zero', () => {
  expect(formatNumber(1234.5, 'en-ca', 2)).toBe('1,234.50')
  expect(formatNumber(1234.5, 'fr-ca', 2)).toBe('1\u00a0234,50')
  expect(formatNumber(-0.001, 'en-ca', 2)).toBe('0.00')
})

test('whole numbers agree with Intl once its spaces are normalised', () => {
  const intl = { 'en-ca': new Intl.NumberFormat('en-CA'), 'fr-ca': new Intl.NumberFormat('fr-CA') }
  fc.assert(
    fc.property(fc.integer({ min: 0 }), fc.constantFrom('en-ca', 'fr-ca'), (value, locale) => {
      expect(formatNumber(value, locale)).toBe(normaliseSpaces(intl[locale].format(value)))
    }),
  )
})

test('a number with hyphens reads the same, and no line may end at a hyphen', () => {
  const held = unbroken('2026-09')
  expect(held.replaceAll('\u2060', '')).toBe('2026-09')
  expect(held).toMatch(/\u2060-\u2060/)
})
