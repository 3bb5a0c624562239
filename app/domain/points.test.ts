import { expect, test } from 'vitest'
import { formatPoints, formatSignedPoints, shortfall, worthInCents } from './points.ts'

test('points are grouped as the language does', () => {
  expect(formatPoints(24850, 'en-ca')).toBe('24,850')
  expect(formatPoints(24850, 'fr-ca')).toBe('24\u00a0850')
})

test('a ledger shows the sign, with a real minus', () => {
  expect(formatSignedPoints(400, 'en-ca')).toBe('+400')
  expect(formatSignedPoints(-2500, 'fr-ca')).toBe('\u22122\u00a0500')
  expect(formatSignedPoints(0, 'en-ca')).toBe('0')
})

test('one hundred points are a dollar, and without a rate there is no figure', () => {
  expect(worthInCents(24850, 100)).toBe(24850)
  expect(worthInCents(151, 150)).toBe(100)
  expect(worthInCents(149, 150)).toBeNull()
  expect(worthInCents(24850, undefined)).toBeNull()
  expect(worthInCents(24850, 0)).toBeNull()
})

test('a shortfall is never negative', () => {
  expect(shortfall(30_000, 24_850)).toBe(5_150)
  expect(shortfall(10_000, 24_850)).toBe(0)
})
