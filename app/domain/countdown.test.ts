import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endOfDay, timeLeft } from './countdown.ts'
import { dayIn } from './time-zone.ts'

test.each([
  ['2026-11-21', 'America/Toronto', '2026-11-22T05:00:00Z'],
  ['2026-07-01', 'America/St_Johns', '2026-07-02T02:30:00Z'],
  ['2026-11-21', 'America/Regina', '2026-11-22T06:00:00Z'],
  // The day on which the clocks change is 23 or 25 hours long.
  ['2026-03-08', 'America/Toronto', '2026-03-09T04:00:00Z'],
  ['2026-11-01', 'America/Toronto', '2026-11-02T05:00:00Z'],
])('%s in %s is over at %s', (day, zone, end) => {
  expect(new Date(endOfDay(day, zone)).toISOString()).toBe(end.replace('Z', '.000Z'))
})

test('a millisecond before its end it is still that day, then it is the next', () => {
  const zones = [
    'America/St_Johns',
    'America/Halifax',
    'America/Toronto',
    'America/Edmonton',
    'America/Vancouver',
  ]
  const anyDay = fc.date({ min: new Date('2025-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.constantFrom(...zones), anyDay, (zone, date) => {
      const day = date.toISOString().slice(0, 10)
      const end = endOfDay(day, zone)
      expect(dayIn(end - 1, zone)).toBe(day)
      expect(dayIn(end, zone) > day).toBe(true)
    }),
    { numRuns: 200 },
  )
})

test('what is left is cut to whole minutes, and nothing is left at the end', () => {
  expect(timeLeft(90_061_000, 0)).toEqual({ days: 1, hours: 1, minutes: 1 })
  expect(timeLeft(59_999, 0)).toEqual({ days: 0, hours: 0, minutes: 0 })
  expect(timeLeft(1000, 1000)).toBeUndefined()
})
