import { expect, it } from 'vitest'
import { yearsBefore } from './years-before.ts'

it.each([
  ['2026-11-20', 14, '2012-11-20'],
  ['2026-11-20', 0, '2026-11-20'],
  ['2024-02-29', 1, '2023-02-28'],
  ['2024-02-29', 4, '2020-02-29'],
])('%s, %i years before, is %s', (day, years, before) => {
  expect(yearsBefore(day, years)).toBe(before)
})
