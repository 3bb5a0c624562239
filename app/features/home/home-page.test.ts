import { expect, test } from 'vitest'
import { addDays } from '#app/domain/dates.ts'
import { byFourWeeks } from './home-page.tsx'

const weeks = (count: number) =>
  Array.from({ length: count }, (_, week) => ({
    weekStart: addDays('2025-11-29', 7 * week),
    points: week + 1,
  }))
const sum = (all: readonly { points: number }[]) => all.reduce((total, { points }) => total + points, 0)

test('a year is thirteen rows, from the first day of each, and no point less', () => {
  const rows = byFourWeeks(weeks(52))
  expect(rows).toHaveLength(13)
  expect(rows[0]).toEqual({ weekStart: '2025-11-29', points: 1 + 2 + 3 + 4 })
  expect(rows[1]?.weekStart).toBe('2025-12-27')
  expect(sum(rows)).toBe(sum(weeks(52)))
})

test('of a younger account the oldest row is the shorter one', () => {
  expect(byFourWeeks(weeks(5))).toEqual([
    { weekStart: '2025-11-29', points: 1 },
    { weekStart: '2025-12-06', points: 2 + 3 + 4 + 5 },
  ])
  expect(byFourWeeks([])).toEqual([])
})
