import { expect, test } from 'vitest'
import { isCalendarDay } from './calendar-day.ts'

test.each([
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['today', false],
])('%s is a day of the calendar: %s', (text, expected) => {
  expect(isCalendarDay(text)).toBe(expected)
})
