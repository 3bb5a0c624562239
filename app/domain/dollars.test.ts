import { expect, test } from 'vitest'
import { readDollars } from './dollars.ts'
import { locales } from './locale.ts'

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
  ['12$50', 1_250],
  ['12 $ 50', 1_250],
  ['1,5', 150],
  ['12,345.00', 1_234_500],
  ['1,234,567', 123_456_700],
  ['1.021,40', 102_140],
  ['1’021.40', 102_140],
  ['25 $ CA', 2_500],
  ['CA$25', 2_500],
  ['C$ 25.00', 2_500],
  ['$25.00 CAD', 2_500],
  ['25 dollars', 2_500],
  ['25.', 2_500],
  [',50', 50],
])('%s is %i cents', (text, cents) => {
  for (const locale of locales) expect(readDollars(text, locale)).toEqual({ cents })
})

test('three digits behind one comma are thousands in English, and may be cents in French', () => {
  for (const text of ['12,345', '1,234', '$12,345', '12,345 $']) {
    expect(readDollars(text, 'en-ca'), text).toHaveProperty('cents')
    expect(readDollars(text, 'fr-ca'), text).toEqual({ problem: 'amount-cents' })
  }
})

test.each([
  ['amount', ['', '.', '$', 'twelve', '1e3', '21.40 or so', '2 5', '1 00', '1 0000']],
  ['amount-below', ['-5', '\u22125', '-5,00 $', '(5.00)', '5-']],
  ['amount-currency', ['US$25', '25 €', '25 ¢', '25 USD', 'EUR 25']],
  ['amount-cents', ['12.345', '25.000', '21.405', '1.234', '1,2345', '1,000.500', '1.2.3']],
] as const)('%s is what is wrong with %j', (problem, texts) => {
  for (const text of texts)
    for (const locale of locales) expect(readDollars(text, locale), text).toEqual({ problem })
})
