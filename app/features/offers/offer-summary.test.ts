import { expect, test } from 'vitest'
import { endBadge, featuredBadge, ownWords, summaryOf, whereText } from './offer-summary.ts'
import { anOffer } from './testing/an-offer.ts'

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

test('the featured offer names its last day by its weekday while that is near, and with its year when it is far ahead', () => {
  const moment = {
    now: Date.parse('2026-11-20T17:00:00Z'),
    locale: 'en-ca',
    timeZone: 'America/Toronto',
  } as const
  const labelOf = (endDate: string | null) => featuredBadge(summaryOf(anOffer('A', endDate)), moment).label
  expect(labelOf('2026-12-11').replace(/\s/g, ' ')).toBe('Ends Friday, Dec 11')
  expect(labelOf('2027-12-24').replace(/\s/g, ' ')).toBe('Until Dec 24, 2027')
  expect(labelOf(null)).toBe('Until further notice')
})

test('an offer that has not begun says when it does', () => {
  const labelOn = (day: string) =>
    endBadge(anOffer('A', '2026-11-30'), {
      ...{ now: Date.parse(`${day}T17:00:00Z`), locale: 'en-ca', timeZone: 'America/Toronto' },
    }).label.replace(/\s/g, ' ')
  expect(labelOn('2026-10-31')).toBe('Starts Nov 01, 2026')
  expect(labelOn('2026-11-01')).toBe('Until Nov 30, 2026')
})
