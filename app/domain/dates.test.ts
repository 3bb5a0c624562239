import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  capitalised,
  daysBetween,
  distanceToDay,
  formatDate,
  formatDateAndTime,
  formatDateWithWeekday,
  formatDay,
  formatMonthHeading,
  formatTime,
  formatWeekdayAndDay,
  isCalendarDay,
  shortMonth,
} from './dates.ts'

const zone = 'America/Toronto'

test('the two formats of the specification, in both languages', () => {
  expect(formatDate('2026-11-07', 'en-ca', zone)).toBe('Nov\u00a007,\u00a02026')
  expect(formatDate('2026-11-07', 'fr-ca', zone)).toBe('7\u00a0nov.\u00a02026')
  expect(formatDateWithWeekday('2026-11-07', 'en-ca', zone)).toBe('Sat, Nov\u00a007,\u00a02026')
  expect(formatDateWithWeekday('2026-11-07', 'fr-ca', zone)).toBe('sam. 7\u00a0nov.\u00a02026')
  expect(capitalised(formatDateWithWeekday('2026-11-07', 'fr-ca', zone))).toBe('Sam. 7\u00a0nov.\u00a02026')
})

test('running text has no year and no zero in front', () => {
  expect(formatDay('2026-12-01', 'en-ca', zone)).toBe('Dec\u00a01')
  expect(formatDay('2026-12-01', 'fr-ca', zone)).toBe('1er\u00a0déc.')
  expect(formatWeekdayAndDay('2026-11-29', 'en-ca', zone)).toBe('Sunday, Nov\u00a029')
  expect(formatWeekdayAndDay('2026-11-29', 'fr-ca', zone)).toBe('dimanche 29\u00a0nov.')
})

test('a moment falls on the day of the zone, a day stays where it is', () => {
  expect(formatDate('2026-11-21T03:30:00Z', 'en-ca', zone)).toBe('Nov\u00a020,\u00a02026')
  expect(formatDate('2026-11-21T03:30:00Z', 'en-ca', 'Pacific/Auckland')).toBe('Nov\u00a021,\u00a02026')
  expect(formatDate('2026-11-21', 'en-ca', 'Pacific/Auckland')).toBe('Nov\u00a021,\u00a02026')
  expect(formatDate('2026-11-21', 'en-ca', 'America/Vancouver')).toBe('Nov\u00a021,\u00a02026')
})

test('months have headings and short names', () => {
  expect(formatMonthHeading('2026-11', 'en-ca', zone)).toBe('November 2026')
  expect(formatMonthHeading('2026-08-02', 'fr-ca', zone)).toBe('Août 2026')
  expect(formatMonthHeading('2026-11-01T02:00:00Z', 'fr-ca', zone)).toBe('Octobre 2026')
  expect([shortMonth(7, 'en-ca'), shortMonth(7, 'fr-ca')]).toEqual(['Jul', 'juill.'])
})

test.each([
  ['2026-11-20T22:42:00Z', '5:42\u00a0p.m.', '17\u00a0h\u00a042'],
  ['2026-11-20T22:00:00Z', '5:00\u00a0p.m.', '17\u00a0h'],
  ['2026-11-20T14:05:00Z', '9:05\u00a0a.m.', '9\u00a0h\u00a005'],
  ['2026-11-20T05:01:00Z', '12:01\u00a0a.m.', '0\u00a0h\u00a001'],
  ['2026-11-20T17:00:00Z', '12:00\u00a0p.m.', '12\u00a0h'],
])('%s is %s or %s', (moment, english, french) => {
  expect(formatTime(moment, 'en-ca', zone)).toBe(english)
  expect(formatTime(moment, 'fr-ca', zone)).toBe(french)
})

test('date and time stand together', () => {
  expect(formatDateAndTime('2026-11-14T01:14:00Z', 'en-ca', zone)).toBe(
    'Fri, Nov\u00a013,\u00a02026, 8:14\u00a0p.m.',
  )
  expect(formatDateAndTime('2026-11-14T01:14:00Z', 'fr-ca', zone)).toBe(
    'ven. 13\u00a0nov.\u00a02026 à\u00a020\u00a0h\u00a014',
  )
})

test.each([
  ['2026-11-19', { kind: 'past', days: 0 }],
  ['2026-11-20', { kind: 'today', days: 0 }],
  ['2026-11-21', { kind: 'tomorrow', days: 1 }],
  ['2026-11-23', { kind: 'days', days: 3 }],
  ['2026-11-21T03:00:00Z', { kind: 'today', days: 0 }],
])('late on 20 November in Toronto, %s is %j', (day, expected) => {
  expect(distanceToDay(day, '2026-11-21T04:30:00Z', zone)).toEqual(expected)
})

test('the change of the clocks adds no day', () => {
  expect(distanceToDay('2026-11-02', '2026-10-31T12:00:00Z', zone).days).toBe(2)
})

test('days and months are counted by the calendar', () => {
  expect(daysBetween('2026-02-27', '2026-03-01')).toBe(2)
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2026-11-21', -12)).toBe('2025-11-21')
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28')
})

test('adding days and counting them agree', () => {
  fc.assert(
    fc.property(fc.integer({ min: -4000, max: 4000 }), (days) => {
      expect(daysBetween('2026-11-21', addDays('2026-11-21', days))).toBe(days)
    }),
  )
})

test('what is no date is refused', () => {
  expect(() => formatDate('2026-13-40', 'en-ca', zone)).toThrow(RangeError)
})

test.each([
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['today', false],
])('%s is a day of the calendar: %s', (text, expected) => {
  expect(isCalendarDay(text)).toBe(expected)
})
