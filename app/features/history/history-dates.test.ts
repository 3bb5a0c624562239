import { describe, expect, test } from 'vitest'
import { certainDays, historyDays } from './history-dates.ts'

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
    historyDays({ dates: 'EVERYTHING' }, { dateRanges, today: '2026-11-20', memberSince }).days
  expect(everything('2026-11-20')).toEqual({ fromDate: '2026-11-20', toDate: '2026-11-20' })
  expect(everything('2026-11-21')).toEqual({})
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
    expect(certainDays(search, dateRanges, now)).toEqual(days)
    const facts = { dateRanges, today: '2026-11-20', memberSince: '2019-05-01' }
    expect(historyDays(search, facts).days).toEqual(days)
  })

  test.each([
    ['a period that ends today', { dates: '30-DAYS' }],
    ['everything since the member joined', { dates: 'EVERYTHING' }],
    ['the month that lasts', { dates: '2026-11' }],
    ['a period whose first day is left open', { dates: 'custom', to: '2026-03-09' }],
    ['a period whose last day is left open', { dates: 'custom', from: '2026-03-09' }],
    ['a period that is none', { dates: 'custom', from: '2026-03-09', to: '2026-03-01' }],
  ])('not %s', (_name, search) => {
    expect(certainDays(search, dateRanges, now)).toBeUndefined()
  })
})
