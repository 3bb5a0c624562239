import { expect, test } from 'vitest'
import { looksLikeEmail, readEmail, sentEmail } from './email-address.ts'

test.each(['avery@example.ca', 'a.b+c@mail.example.ca'])('%s may be an address', (text) => {
  expect(looksLikeEmail(text)).toBe(true)
})

test.each([
  '',
  'avery',
  'avery@example',
  'avery@ex ample.ca',
  'a@b@example.ca',
  `${'a'.repeat(244)}@example.ca`,
])('%s is none', (text) => {
  expect(looksLikeEmail(text)).toBe(false)
})

test.each([
  ' avery@example.ca ',
  'avery@example.ca\u200b',
  '\u202aavery@example.ca\u202c',
  'ａｖｅｒｙ＠ｅｘａｍｐｌｅ．ｃａ',
  'mailto:avery@example.ca',
  'avery @ example.ca',
  'Avery Chen <avery@example.ca>',
  '"Chen, Avery" <mailto:avery@example.ca>',
])('%j means one address', (typed) => {
  expect(readEmail(typed)).toBe('avery@example.ca')
})

test.each([
  ['mailto:avery@example.ca?subject=Points', 'avery@example.ca'],
  ['Avery Chen <avery@example.ca>', 'avery@example.ca'],
  ['avery@example.ca.', 'avery@example.ca'],
  ['avery@example.ca,', 'avery@example.ca'],
  ['(avery@example.ca)', 'avery@example.ca'],
  ['« avery@example.ca »', 'avery@example.ca'],
  ['avery?points@example.ca', 'avery?points@example.ca'],
  ['Rémi', 'Rémi'],
  ['o’brien@example.ca', "o'brien@example.ca"],
  ['zoe@québec.ca', 'zoe@xn--qubec-csa.ca'],
  ['zoe+points@Que\u0301bec.ca', 'zoe+points@xn--qubec-csa.ca'],
])('%j is sent as %j', (typed, address) => {
  expect(sentEmail(typed)).toBe(address)
})

test.each(['avery@example,ca', '<avery@example.ca', 'a@example.ca, b@example.ca', 'Rémi'])(
  '%j is left as it was typed',
  (typed) => {
    expect(readEmail(typed)).toBe(typed)
  },
)
