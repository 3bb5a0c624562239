import { expect, test } from 'vitest'
import { formatDayInWords } from './dates.ts'
import { locales } from './locale.ts'
import { readDate } from './typed-date.ts'

test.each([
  ['2026-04-03', '2026-04-03'],
  ['2026/4/3', '2026-04-03'],
  ['20260403', '2026-04-03'],
  ['13/04/2026', '2026-04-13'],
  ['04/13/2026', '2026-04-13'],
  ['04.04.2026', '2026-04-04'],
  ['13 04 2026', '2026-04-13'],
  ['13042026', '2026-04-13'],
  ['3 April 2026', '2026-04-03'],
  ['April 3rd, 2026', '2026-04-03'],
  ['Apr. 3 2026', '2026-04-03'],
  ['Friday, 3 April 2026', '2026-04-03'],
  ['le 1er août 1990', '1990-08-01'],
  ['1 AOUT 1990', '1990-08-01'],
  ['12 févr. 1988', '1988-02-12'],
  ['2 juil. 1990', '1990-07-02'],
  ['2 juin 1990', '1990-06-02'],
  ['9 Sept 1990', '1990-09-09'],
  ['29 février 1988', '1988-02-29'],
  ['２０２６－０４－０３', '2026-04-03'],
  ['٢٠٢٦-٠٤-٠٣', '2026-04-03'],
])('%s is %s', (typed, day) => {
  expect(readDate(typed)).toEqual({ day })
})

test.each([
  ['', 'date-unread'],
  ['tomorrow', 'date-unread'],
  ['3 ju 1990', 'date-unread'],
  ['2 jui 1990', 'date-unread'],
  ['April 2026', 'date-unread'],
  ['3 April 2026, 14:00', 'date-unread'],
  ['3 April May 2026', 'date-unread'],
  ['03/04/26', 'date-year'],
  ['3 April 90', 'date-year'],
  ['29 February 2025', 'date-impossible'],
  ['2025-02-29', 'date-impossible'],
  ['31/31/2026', 'date-impossible'],
  ['03/04/2026', 'date-ambiguous:2026-04-03:2026-03-04'],
])('%s is refused as %s', (typed, problem) => {
  expect(readDate(typed)).toEqual({ problem })
})

test('of two days, one that cannot be meant is not asked about', () => {
  expect(readDate('12/03/2026', '2026-11-26')).toEqual({ day: '2026-03-12' })
  // Both are too late: the field says so, whichever is meant.
  expect(readDate('01/12/2027', '2026-11-26')).toEqual({ problem: 'date-ambiguous:2027-12-01:2027-01-12' })
})

test.each(locales)('what was understood is written so that it is read as the same day, in %s', (locale) => {
  for (let month = 1; month <= 12; month++) {
    const day = `2024-${String(month).padStart(2, '0')}-01`
    expect(readDate(formatDayInWords(day, locale))).toEqual({ day })
  }
})
