import { expect, test } from 'vitest'
import { ownWords, whereText } from './offer-summary.ts'

const provinces = [
  { code: 'ON', name: 'Ontario' },
  { code: 'QC', name: 'Quebec' },
]

test('an offer that holds everywhere, or where its reader is, does not say where', () => {
  expect(whereText([], undefined, provinces)).toBeUndefined()
  expect(whereText(['ON', 'QC'], 'QC', provinces)).toBeUndefined()
})

test('an offer of other provinces names them, and so does one whose reader may be anywhere', () => {
  expect(whereText(['ON'], 'QC', provinces)).toMatch(/Ontario/)
  expect(whereText(['ON', 'QC'], undefined, provinces)).toMatch(/Ontario, Quebec/)
  expect(whereText(['NU'], undefined, undefined)).toMatch(/NU/)
})

test.each([
  ['in-progress', 1, 2, /^Used 1 of 2 times, last on Nov 15, 2026$/],
  ['done', 2, 2, /^Fully used on Nov 15, 2026$/],
  ['used', 3, null, /^Last used on Nov 15, 2026$/],
  ['other', null, null, /^Last used on Nov 15, 2026$/],
] as const)('an offer that is %s says how often and when', (state, count, goal, words) => {
  const own = { offerCode: 'A', state, count, goal, lastOn: '2026-11-15T18:00:00Z' }
  expect(
    ownWords(own, { now: Date.parse('2026-11-20'), locale: 'en-ca', timeZone: 'America/Toronto' }).replace(
      /\s/g,
      ' ',
    ),
  ).toMatch(words)
})
