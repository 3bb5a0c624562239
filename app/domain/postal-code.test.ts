import { provinceCodes } from '@borealis/contract/provinces.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPostalCode, isPostalCode, postalCodeFitsProvince } from './postal-code.ts'

test.each([
  ['p3e1c5', 'P3E 1C5'],
  ['P3E-1C5', 'P3E 1C5'],
  [' p3e  1c5 ', 'P3E 1C5'],
  ['p_3_e', 'P3E'],
  ['p3e1', 'P3E 1'],
  ['P3E 1C5 7', 'P3E 1C5'],
  ['', ''],
])('%j becomes %j', (typed, expected) => {
  expect(formatPostalCode(typed)).toBe(expected)
})

test('formatting twice changes nothing, and the form is three, a space, three', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const code = formatPostalCode(typed)
      expect(formatPostalCode(code)).toBe(code)
      expect(code).toMatch(/^([A-Z0-9]{0,3}|[A-Z0-9]{3} [A-Z0-9]{1,3})$/)
    }),
  )
})

test('only codes that Canada Post could give are complete', () => {
  expect(isPostalCode('P3E 1C5')).toBe(true)
  for (const code of [
    'P3E1C5',
    'xP3E 1C5',
    'AP3E 1C5',
    'P3E 1C57',
    'P3E 1C',
    'D3E 1C5',
    'W3E 1C5',
    'P3O 1C5',
    '333 333',
    'p3e 1c5',
  ]) {
    expect(isPostalCode(code), code).toBe(false)
  }
})

test('a code of another province is noticed', () => {
  expect(postalCodeFitsProvince('P3E 1C5', 'ON')).toBe(true)
  expect(postalCodeFitsProvince('H2X 1Y4', 'ON')).toBe(false)
  expect(postalCodeFitsProvince('X0A 0H0', 'NU')).toBe(true)
  expect(postalCodeFitsProvince('X1A 1A1', 'NT')).toBe(true)
})

test('nothing is said before there is a letter that belongs somewhere', () => {
  expect(postalCodeFitsProvince('', 'ON')).toBe(true)
  expect(postalCodeFitsProvince('D', 'ON')).toBe(true)
})

const LETTERS = [...'ABCEGHJKLMNPRSTVXY']

test.each([
  ['AB', 'T'],
  ['BC', 'V'],
  ['MB', 'R'],
  ['NB', 'E'],
  ['NL', 'A'],
  ['NS', 'B'],
  ['NT', 'X'],
  ['NU', 'X'],
  ['ON', 'KLMNP'],
  ['PE', 'C'],
  ['QC', 'GHJ'],
  ['SK', 'S'],
  ['YT', 'Y'],
] as const)('codes of %s begin with %s', (province, letters) => {
  expect(LETTERS.filter((letter) => postalCodeFitsProvince(letter, province)).join('')).toBe(letters)
})

test('every province has at least one first letter', () => {
  for (const province of provinceCodes)
    expect(
      LETTERS.some((letter) => postalCodeFitsProvince(letter, province)),
      province,
    ).toBe(true)
})
