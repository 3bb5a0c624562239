import { expect, test } from 'vitest'
import { parseDollars } from './dollars.ts'

test.each([
  ['21.40', 2140],
  ['21,40', 2140],
  ['$21.40', 2140],
  ['21,4 $', 2140],
  ['1\u00a0021,40\u00a0$', 102140],
  ['1,021.40', 102140],
  ['1 021', 102100],
  ['12', 1200],
  ['٢١٫٤٠', 2140],
  ['＄２１．４０', 2140],
  ['\u200e21.40', 2140],
  ['0', 0],
  // Three digits after a sign are thousands.
  ['12.345', 1_234_500],
])('%s is %i cents', (text, cents) => {
  expect(parseDollars(text)).toBe(cents)
})

test.each(['', 'twelve', '-5', '1.2.3', '1e3', '21.40 or so'])('“%s” is no amount', (text) => {
  expect(parseDollars(text)).toBeUndefined()
})
