import fc from 'fast-check'
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
  expect(birthDateProblem('2026-02-30', today, 14)).toBe('date-impossible')
  expect(birthDateProblem('2026-11-22', today, 14)).toBe('in-the-future')
  expect(birthDateProblem('2012-11-22', today, 14)).toBe('too-young')
  expect(birthDateProblem('1890-01-01', today, 14)).toBe('too-long-ago')
  expect(birthDateProblem('2012-11-21', today, 14)).toBeNull()
})

test('a programme may ask for another age', () => {
  expect(birthDateProblem('2010-01-01', '2026-11-21', 18)).toBe('too-young')
})

/** A day of the calendar, as it is written. */
const aDay = (min: string, max: string) =>
  fc
    .date({ min: new Date(`${min}T00:00:00Z`), max: new Date(`${max}T00:00:00Z`), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))

const later = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`

test('on every birthday, and on no other day, somebody is a year older', () => {
  fc.assert(
    fc.property(aDay('1900-01-01', '2026-12-31'), fc.integer({ min: 1, max: 120 }), (born, years) => {
      // In a common year 1 March stands for a birthday on 29 February.
      const birthday = later(born, years)
      const isLeapDay = born.endsWith('-02-29')
      if (!isLeapDay) expect(ageOn(born, birthday)).toBe(years)
      const next = isLeapDay ? `${birthday.slice(0, 4)}-03-01` : birthday
      const before = new Date(Date.parse(isLeapDay ? `${birthday.slice(0, 4)}-02-28` : next))
      if (!isLeapDay) before.setUTCDate(before.getUTCDate() - 1)
      expect(ageOn(born, next)).toBe(years)
      expect(ageOn(born, before.toISOString().slice(0, 10))).toBe(years - 1)
    }),
  )
})

test('nobody gets younger, and who may join may join ever after', () => {
  const day = aDay('1910-01-01', '2030-12-31')
  fc.assert(
    fc.property(day, day, day, (...days) => {
      const [born = '', early = '', late = ''] = days.sort()
      expect(ageOn(born, late)).toBeGreaterThanOrEqual(ageOn(born, early) ?? Number.NaN)
      expect(ageOn(late, born)).toBe(late === born ? 0 : null)
      if (birthDateProblem(born, early, 14) === null)
        expect(birthDateProblem(born, late, 14)).not.toBe('too-young')
    }),
  )
})
