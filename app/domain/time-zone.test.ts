import { expect, test } from 'vitest'
import { provinceCodes } from './provinces.ts'
import { dayIn, defaultTimeZone, isTimeZone, timeZoneFor, wallClock } from './time-zone.ts'

test('every province has a zone that exists', () => {
  for (const province of provinceCodes) expect(isTimeZone(timeZoneFor(province)), province).toBe(true)
})

test("the member's own zone wins, an unknown one does not", () => {
  expect(timeZoneFor('ON', 'America/Winnipeg')).toBe('America/Winnipeg')
  expect(timeZoneFor('ON', 'Mars/Olympus')).toBe('America/Toronto')
  expect(timeZoneFor('NL', null)).toBe('America/St_Johns')
  expect(timeZoneFor(undefined)).toBe(defaultTimeZone)
})

test('midnight is hour 0 of the new day', () => {
  expect(wallClock('2026-11-21T05:00:00Z', 'America/Toronto')).toEqual({
    year: 2026,
    month: 11,
    day: 21,
    weekday: 6,
    hour: 0,
    minute: 0,
  })
})

test('the same moment is another day further west, and Newfoundland keeps its half hour', () => {
  expect(dayIn('2026-11-21T05:30:00Z', 'America/Toronto')).toBe('2026-11-21')
  expect(dayIn('2026-11-21T05:30:00Z', 'America/Vancouver')).toBe('2026-11-20')
  expect(wallClock('2026-11-21T05:30:00Z', 'America/St_Johns')).toMatchObject({ hour: 2, minute: 0 })
})

test('the clocks change in Ontario and stay in Saskatchewan', () => {
  expect(wallClock('2026-07-01T16:00:00Z', 'America/Toronto').hour).toBe(12)
  expect(wallClock('2026-12-01T17:00:00Z', 'America/Toronto').hour).toBe(12)
  expect(wallClock('2026-07-01T18:00:00Z', 'America/Regina').hour).toBe(12)
  expect(wallClock('2026-12-01T18:00:00Z', 'America/Regina').hour).toBe(12)
})

test('what is no moment is refused', () => {
  expect(() => wallClock('soon', 'America/Toronto')).toThrow(RangeError)
})
