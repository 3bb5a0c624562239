import { expect, test } from 'vitest'
import { dayAtPace, daysAtPace } from './goal.ts'

test('the pace of the last ninety days gives the day', () => {
  // 4,500 points in 90 days are 50 a day; 5,150 points take 103 days.
  expect(dayAtPace(5_150, 4_500, '2026-11-21')).toBe('2027-03-04')
})

test('a part of a day counts as a day', () => {
  expect(dayAtPace(1, 90, '2026-11-21')).toBe('2026-11-22')
  expect(dayAtPace(3, 180, '2026-11-21')).toBe('2026-11-23')
})

test('no earnings, no date', () => {
  expect(dayAtPace(100, 0, '2026-11-21')).toBeNull()
})

test('a day more than ten years away is no date, however little was earned', () => {
  expect(dayAtPace(3_650, 90, '2026-11-21')).toBe('2036-11-18')
  expect(dayAtPace(3_651, 90, '2026-11-21')).toBeNull()
  expect(dayAtPace(50_000, 1, '2026-11-21')).toBeNull()
  expect(dayAtPace(9_000_000, 1, '2026-11-21')).toBeNull()
})

test('a goal that is reached is reached today', () => {
  expect(dayAtPace(0, 0, '2026-11-21')).toBe('2026-11-21')
})

test('the days are missing × 90 ÷ earned, rounded up', () => {
  expect([daysAtPace(5_150, 4_292), daysAtPace(0, 0), daysAtPace(5, 0)]).toEqual([108, 0, null])
})
