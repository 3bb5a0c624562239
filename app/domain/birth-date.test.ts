import { expect, test } from 'vitest'
import { ageOn, birthDateProblem } from './birth-date.ts'

test.each([
  ['2012-11-21', '2026-11-20', 13],
  ['2012-11-21', '2026-11-21', 14],
  ['2012-11-21', '2026-11-22', 14],
  ['2026-11-21', '2026-11-21', 0],
  ['2012-02-29', '2026-02-28', 13],
  ['2012-02-29', '2026-03-01', 14],
  ['2012-02-29', '2028-02-28', 15],
  ['2012-02-29', '2028-02-29', 16],
  ['2012-12-31', '2026-01-01', 13],
])('born %s, on %s: %i', (born, today, age) => {
  expect(ageOn(born, today)).toBe(age)
})

test('what the calendar does not have is no age', () => {
  for (const born of ['2025-02-29', '2025-13-01', '2025-00-10', '2025-1-1', 'yesterday', '']) {
    expect(ageOn(born, '2026-11-21'), born).toBeNull()
  }
  expect(ageOn('2027-01-01', '2026-11-21')).toBeNull()
})

test('each problem has its own name', () => {
  const today = '2026-11-21'
  expect(birthDateProblem('2026-02-30', today)).toBe('not-a-date')
  expect(birthDateProblem('2026-11-22', today)).toBe('in-the-future')
  expect(birthDateProblem('2012-11-22', today)).toBe('too-young')
  expect(birthDateProblem('1890-01-01', today)).toBe('too-long-ago')
  expect(birthDateProblem('2012-11-21', today)).toBeNull()
})

test('a programme may ask for another age', () => {
  expect(birthDateProblem('2010-01-01', '2026-11-21', 18)).toBe('too-young')
})
