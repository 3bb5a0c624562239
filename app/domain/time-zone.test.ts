import { provinceCodes } from '@borealis/contract/provinces.ts'
import { defaultTimeZone } from '@borealis/contract/time-zones.ts'
import { expect, test } from 'vitest'
import { dayIn, isTimeZone, overrideZoneRules, timeZoneFor, wallClock, zoneRules } from './time-zone.ts'

test('every province has a zone that exists', () => {
  for (const province of provinceCodes) expect(isTimeZone(timeZoneFor(province)), province).toBe(true)
})

test("the member's own zone wins, an unknown one does not", () => {
  expect(timeZoneFor('ON', 'America/Winnipeg')).toBe('America/Winnipeg')
  expect(timeZoneFor('ON', 'Mars/Olympus')).toBe('America/Toronto')
  expect(timeZoneFor('NL', null)).toBe('America/St_Johns')
  expect(timeZoneFor(undefined)).toBe(defaultTimeZone)
  expect(defaultTimeZone).toBe('America/Toronto')
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

test('a zone that was off by seconds, as Liberia’s until 1972, is read to the minute all the same', () => {
  expect(wallClock('1971-06-01T00:00:30Z', 'Africa/Monrovia')).toEqual({
    year: 1971,
    month: 5,
    day: 31,
    weekday: 1,
    hour: 23,
    minute: 16,
  })
})

test('what is no moment is refused', () => {
  expect(() => wallClock('soon', 'America/Toronto')).toThrow(RangeError)
})

test('the rules of a zone name every change of its clocks', () => {
  const { since } = zoneRules('America/Toronto', Date.parse('2025-07-01T12:00:00Z'))
  expect(since.slice(1).map(([moment, offset]) => [new Date(moment).toISOString(), offset])).toEqual([
    ['2023-03-12T07:00:00.000Z', -240],
    ['2023-11-05T06:00:00.000Z', -300],
    ['2024-03-10T07:00:00.000Z', -240],
    ['2024-11-03T06:00:00.000Z', -300],
    ['2025-03-09T07:00:00.000Z', -240],
    ['2025-11-02T06:00:00.000Z', -300],
    ['2026-03-08T07:00:00.000Z', -240],
    ['2026-11-01T06:00:00.000Z', -300],
  ])
})

test('rules that were agreed on give the same clock, and overrule what this machine knows', () => {
  const moments = [0, 40, 90, 200, 400, 900].map(
    (days) => Date.parse('2024-01-01T05:30:00Z') + days * 86_400_000,
  )
  const before = moments.map((moment) => wallClock(moment, 'America/Halifax'))
  overrideZoneRules(zoneRules('America/Halifax', Date.parse('2025-07-01T12:00:00Z')))
  expect(moments.map((moment) => wallClock(moment, 'America/Halifax'))).toEqual(before)

  overrideZoneRules({ timeZone: 'America/Moncton', since: [[Date.parse('2026-11-01T05:00:00Z'), -180]] })
  expect(wallClock('2026-11-21T09:00:00Z', 'America/Moncton')).toMatchObject({ hour: 6, weekday: 6 })
  expect(wallClock('2026-01-21T09:00:00Z', 'America/Moncton')).toMatchObject({ hour: 5 })
})

test('a wall clock is that of the machine’s own calendar, to the minute, in any year and zone', () => {
  const zones = ['America/St_Johns', 'America/Toronto', 'America/Regina', 'Asia/Kathmandu', 'Pacific/Apia']
  const around = (moment: string) =>
    [-61, -31, -30, -29, -1, 0, 1, 29, 31].map((minutes) => Date.parse(moment) + minutes * 60_000)
  const moments = [
    // Newfoundland once changed its clocks a minute after midnight, and Samoa left out a day.
    ...around('1995-04-02T03:31:00Z'),
    ...around('2011-11-06T02:31:00Z'),
    ...around('2011-12-30T10:00:00Z'),
    ...around('2016-11-06T06:00:00Z'),
    ...around('1975-01-01T00:00:00Z'),
    ...around('1961-06-01T00:00:00Z'),
    ...Array.from({ length: 200 }, (_, index) => Date.parse('1990-01-01T00:00:00Z') + index * 6_543_217_890),
  ]
  for (const timeZone of zones) {
    const calendar = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    })
    for (const moment of moments) {
      const { hour, minute } = wallClock(moment, timeZone)
      const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
      expect(`${dayIn(moment, timeZone)}, ${time}`, `${timeZone} ${moment}`).toBe(calendar.format(moment))
    }
  }
})
