import { expect, test } from 'vitest'
import { greetingAt } from './greeting.ts'

test.each([
  ['05:59', 'night'],
  ['06:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['16:59', 'afternoon'],
  ['17:00', 'evening'],
  ['23:59', 'evening'],
  ['00:00', 'night'],
])('at %s it is %s', (time, expected) => {
  expect(greetingAt(`2026-11-20T${time}:00-05:00`, 'America/Toronto')).toBe(expected)
})

test('it is the clock of the province that counts', () => {
  const moment = '2026-07-20T20:30:00Z'
  expect(greetingAt(moment, 'America/Vancouver')).toBe('afternoon')
  expect(greetingAt(moment, 'America/St_Johns')).toBe('evening')
})
