import { describe, expect, test } from 'vitest'
import { certainDays, cuttingDays, historyDays, settle, settledForm } from './history-dates.ts'

const range = (code: string, months: number | null, isDefault = false) => ({
  code,
  name: code,
  months,
  isDefault,
})
const dateRanges = [range('30-DAYS', 1), range('12-MONTHS', 12, true), range('EVERYTHING', null)]
const now = Date.parse('2026-11-21T02:30:00Z')

test('everything of a member who joins tomorrow by the clock of the backend is the usual period', () => {
  const everything = (memberSince: string) =>
    historyDays(settle({ dates: 'EVERYTHING' }, '2026-11-20'), {
      dateRanges,
      today: '2026-11-20',
      memberSince,
    }).days
  expect(everything('2026-11-20')).toEqual({ fromDate: '2026-11-20', toDate: '2026-11-20' })
  expect(everything('2026-11-21')).toEqual({})
})

test('the usual period of a programme is as long as its name says', () => {
  const days = (months: number | null) =>
    historyDays(settle({}, '2026-11-20'), {
      dateRanges: [range('30-DAYS', 1), range('USUAL', months, true)],
      today: '2026-11-20',
      memberSince: '2019-05-01',
    }).days
  expect(days(12)).toEqual({})
  expect(days(3)).toEqual({ fromDate: '2026-08-20', toDate: '2026-11-20' })
  expect(days(null)).toEqual({ fromDate: '2019-05-01', toDate: '2026-11-20' })
})

test('everything of a member of whom nobody knows since when is as much as may be asked for', () => {
  const facts = { dateRanges, today: '2026-11-20', memberSince: undefined }
  const days = (search: Parameters<typeof settle>[0]) => historyDays(settle(search, facts.today), facts)
  expect(days({ dates: 'EVERYTHING' })).toEqual({ days: { fromDate: '1927-01-01', toDate: '2026-11-20' } })
  expect(days({ dates: 'custom', to: '2020-05-04' })).toEqual({
    days: { fromDate: '1921-01-01', toDate: '2020-05-04' },
  })
  expect(days({ dates: 'custom', to: '0040-05-04' })).toEqual({
    days: { fromDate: '0001-01-01', toDate: '0040-05-04' },
  })
})

test.each([
  ['in spring', undefined, { field: 'from', code: 'unread' }],
  ['1er mars 2026', '30 février 2026', { field: 'to', code: 'unread' }],
  ['03/04/2026', undefined, { field: 'from', code: 'unread' }],
  ['9/3/2026', 'Mar 1, 2026', { field: 'from', code: 'unread' }],
  ['March 9, 2026', '2026 March 1', { field: 'from', code: 'reversed' }],
  ['1826-03-09', undefined, { field: 'from', code: 'too-long' }],
])('the days %s to %s say at which of them something is wrong', (from, to, problem) => {
  const facts = { dateRanges, today: '2026-11-20', memberSince: '2019-05-01' }
  expect(historyDays(settle({ dates: 'custom', from, ...(to && { to }) }, facts.today), facts)).toEqual({
    problem,
  })
})

test('typed days are read in any order, and one to come is none of two that a text may mean', () => {
  const settled = (from: string, to: string) =>
    Object.values(settledForm({ dates: 'custom', from, to }, '2026-11-20')).slice(1)
  expect(settled('1er mars 2026', 'Mar 9, 2026')).toEqual(['2026-03-01', '2026-03-09'])
  expect(settled('11/12/2026', 'soon')).toEqual(['2026-11-12', 'soon'])
  expect(settled('', '2026-03-09')).toEqual(['2026-03-09'])
})

describe('days that are certain before anybody knows who asks', () => {
  test.each([
    ['the usual period', {}, {}],
    ['the usual period by its name', { dates: '12-MONTHS' }, {}],
    ['a month that is over', { dates: '2026-09' }, { fromDate: '2026-09-01', toDate: '2026-09-30' }],
    [
      'two chosen days',
      { dates: 'custom', from: '2026-03-01', to: '2026-03-09' },
      { fromDate: '2026-03-01', toDate: '2026-03-09' },
    ],
  ])('%s', (_name, search, days) => {
    expect(certainDays(settle(search, '2026-11-20'), dateRanges, now)).toEqual(days)
    const facts = { dateRanges, today: '2026-11-20', memberSince: '2019-05-01' }
    expect(historyDays(settle(search, facts.today), facts).days).toEqual(days)
  })

  test.each([
    ['a period that ends today', { dates: '30-DAYS' }],
    ['everything since the member joined', { dates: 'EVERYTHING' }],
    ['the month that lasts', { dates: '2026-11' }],
    ['a period whose first day is left open', { dates: 'custom', to: '2026-03-09' }],
    ['one of another century', { dates: 'custom', to: '1999-12-31' }],
    ['a period whose last day is left open', { dates: 'custom', from: '2026-03-09' }],
    ['a period that is none', { dates: 'custom', from: '2026-03-09', to: '2026-03-01' }],
    ['a day that nobody can read', { dates: 'custom', from: 'in spring', to: '2026-03-01' }],
  ])('not %s', (_name, search) => {
    expect(certainDays(settle(search, '2026-11-20'), dateRanges, now)).toBeUndefined()
  })
})

test.each([
  ['a year until today', '2025-11-20', '2026-11-20', '2025-11-20'],
  ['since the member joined', '2019-05-14', '2026-11-20', ''],
  ['whole months', '2026-03-01', '2026-04-30', ''],
  ['two days within months', '2026-03-09', '2026-04-29', '2026-03-09 2026-04-29'],
])(
  'a period cuts the months of its days where it leaves something out: %s',
  (_what, fromDate, toDate, cut) => {
    const facts = { dateRanges, today: '2026-11-20', memberSince: '2019-05-14' }
    expect(cuttingDays({ fromDate, toDate }, facts)).toBe(cut)
  },
)
