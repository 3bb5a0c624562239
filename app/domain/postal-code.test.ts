import { provinceCodes } from '@borealis/contract/provinces.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPostalCode, postalCodeFitsProvince, readPostalCode } from './postal-code.ts'

test.each([
  ['p3e1c5', 'P3E 1C5'],
  ['P3E-1C5', 'P3E 1C5'],
  ['P3E – 1C5', 'P3E 1C5'],
  [' p3e\u00a0 1c5 ', 'P3E 1C5'],
  ['P 3 E 1 C 5', 'P3E 1C5'],
  ['p3e-1_c5.', 'P3E 1C5'],
  ['K1A,0B1', 'K1A 0B1'],
  ['k1a/0b1', 'K1A 0B1'],
  ['(K1A:0B1)', 'K1A 0B1'],
  ['Ｐ３Ｅ　１Ｃ５', 'P3E 1C5'],
  ['P3E\u200b1C5', 'P3E 1C5'],
  ['K1A OB1', 'K1A 0B1'],
  ['kia 0b1', 'K1A 0B1'],
  ['H2X lY4', 'H2X 1Y4'],
  ['H2X 1Y4 Canada', 'H2X 1Y4'],
  ['H2X 1Y4, CANADA', 'H2X 1Y4'],
  ['Canada H2X1Y4', 'H2X 1Y4'],
])('%j is understood as %j, and shown so', (typed, code) => {
  expect(readPostalCode(typed)).toEqual({ postalCode: code })
  expect(formatPostalCode(typed)).toBe(code)
})

test.each([
  ['QC H2X 1Y4', 'H2X 1Y4'],
  ['Montréal (Québec) h2x 1y4', 'H2X 1Y4'],
  ['K1A 0B1, Ottawa, ON, Canada', 'K1A 0B1'],
])('%j is understood as %j, and stays while it is typed', (typed, code) => {
  expect(readPostalCode(typed)).toEqual({ postalCode: code })
  expect(formatPostalCode(typed)).toBe(typed)
})

test.each([
  ['90210', 'postal-zip', '90210', 1],
  ['90210-1234', 'postal-zip', '90210-1234', 1],
  ['P3E 1C', 'postal-count', '5', 1],
  ['P3E 1C57', 'postal-count', '7', 1],
  ['AP3E 1C5', 'postal-count', '7', 1],
  ['12 H2X 1Y4', 'postal-count', '8', 1],
  ['H2X 1Y4 K1A 0B1', 'postal-count', '12', 1],
  ['SW1A 1AA', 'postal-count', '7', 1],
  ['', 'postal-count', '0', 1],
  ['D3E 1C5', 'postal-character', 'D', 1],
  ['W3E 1C5', 'postal-character', 'W', 1],
  ['P3O 1C5', 'postal-character', 'O', 3],
  ['P3É 1C5', 'postal-character', 'É', 3],
  ['P3E 1𞤀5', 'postal-character', '𞤀', 5],
  ['P3E SC5', 'postal-character', 'S', 4],
  ['P3E 1C?', 'postal-count', '5', 1],
  ['333 333', 'postal-character', '3', 1],
])('%j is refused for what it is: %s %s', (typed, problem, found, place) => {
  expect(readPostalCode(typed)).toEqual({ problem, found, place })
})

test.each([
  ['p3e', 'P3E'],
  ['p3e1', 'P3E 1'],
  ['k1ao', 'K1A 0'],
  ['90210', '90210'],
  ['P3E 1C57', 'P3E 1C57'],
  ['D3E 1C5', 'D3E 1C5'],
  ['H2X 1Y4 Can', 'H2X 1Y4 Can'],
  ['', ''],
])('%j is shown as %j while it is typed', (typed, shown) => {
  expect(formatPostalCode(typed)).toBe(shown)
})

test.each([
  'H2X 1Y4 / K1A 0B1',
  'h2x1y4 - Montréal',
  'H2X 1Y4, QC',
  'H2X 1Y4.',
  'H2X 1Y4 (Laval)',
  'H2X 1Y4 K1A 0B1',
])('%j typed key by key keeps every sign behind the code', (typed) => {
  let shown = ''
  for (const key of typed) shown = formatPostalCode(shown + key)
  expect(shown.replace(' ', '')).toBe(typed.replace(/^h2x1y4/, 'H2X1Y4').replace('H2X 1Y4', 'H2X1Y4'))
})

test('whatever is typed, formatting twice changes nothing, and what it means stays', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[A-Za-z\d -]{0,9}$/)), (typed) => {
      const shown = formatPostalCode(typed)
      expect(formatPostalCode(shown)).toBe(shown)
      expect(readPostalCode(shown)).toEqual(readPostalCode(typed))
    }),
  )
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
