import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normaliseSpaces } from '../../tests/support/normalise-spaces.ts'
import { formatCentsPerPoint, formatDenomination, formatMoney, formatWholeDollars } from './money.ts'

test('money has two decimals in both languages', () => {
  expect(formatMoney(9600, 'en-ca')).toBe('$96.00')
  expect(formatMoney(9600, 'fr-ca')).toBe('96,00\u00a0$')
  expect(formatMoney(123456789, 'en-ca')).toBe('$1,234,567.89')
  expect(formatMoney(123456789, 'fr-ca')).toBe('1\u00a0234\u00a0567,89\u00a0$')
  expect(formatMoney(5, 'en-ca')).toBe('$0.05')
  expect(formatMoney(-2500, 'en-ca')).toBe('\u2212$25.00')
  expect(formatMoney(-2500, 'fr-ca')).toBe('\u221225,00\u00a0$')
})

test('beside points there are whole dollars, never rounded up', () => {
  expect(formatWholeDollars(24_850, 'en-ca')).toBe('$248')
  expect(formatWholeDollars(24_899, 'fr-ca')).toBe('248\u00a0$')
  expect(formatWholeDollars(2_485_000, 'fr-ca')).toBe('24\u00a0850\u00a0$')
  expect(formatWholeDollars(-99, 'en-ca')).toBe('$0')
})

test('a denomination shows cents only when it has some', () => {
  expect(formatDenomination(2500, 'en-ca')).toBe('$25')
  expect(formatDenomination(1250, 'fr-ca')).toBe('12,50\u00a0$')
})

test('the worth of one point is written in cents, to two places', () => {
  expect(formatCentsPerPoint(1000, 'en-ca')).toBe('1.00¢')
  expect(formatCentsPerPoint(900, 'fr-ca')).toBe('0,90\u00a0¢')
})

test('money agrees with Intl once its spaces are normalised', () => {
  const style = { style: 'currency', currency: 'CAD' } as const
  const intl = {
    'en-ca': new Intl.NumberFormat('en-CA', style),
    'fr-ca': new Intl.NumberFormat('fr-CA', style),
  }
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e10 }), fc.constantFrom('en-ca', 'fr-ca'), (cents, locale) => {
      expect(formatMoney(cents, locale)).toBe(normaliseSpaces(intl[locale].format(cents / 100)))
    }),
  )
})
