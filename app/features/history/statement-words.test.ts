import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '#app/domain/dates.ts'
import { statementParts } from './statement-words.ts'

const spans = (fromDate: string, toDate: string) =>
  statementParts(fromDate, toDate).map((part) => [part.kind, part.fromDate, part.toDate])

test('ten years are cut into years, a year into months, a month into days, and a day into nothing', () => {
  expect(spans('2024-06-15', '2026-02-03')).toEqual([
    ['year', '2024-06-15', '2024-12-31'],
    ['year', '2025-01-01', '2025-12-31'],
    ['year', '2026-01-01', '2026-02-03'],
  ])
  expect(spans('2024-01-31', '2024-03-01')).toEqual([
    ['month', '2024-01-31', '2024-01-31'],
    ['month', '2024-02-01', '2024-02-29'],
    ['month', '2024-03-01', '2024-03-01'],
  ])
  expect(spans('2024-02-28', '2024-02-29')).toEqual([
    ['day', '2024-02-28', '2024-02-28'],
    ['day', '2024-02-29', '2024-02-29'],
  ])
  expect(spans('2024-02-29', '2024-02-29')).toEqual([])
})

test('the parts of any period are the period, without a gap and without a day twice', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_000 }), fc.integer({ min: 1, max: 9_000 }), (start, days) => {
      const fromDate = addDays('2000-01-01', start)
      const toDate = addDays(fromDate, days)
      const parts = statementParts(fromDate, toDate)
      expect([parts[0]?.fromDate, parts.at(-1)?.toDate]).toEqual([fromDate, toDate])
      for (const [index, part] of parts.entries()) {
        expect(daysBetween(part.fromDate, part.toDate)).toBeGreaterThanOrEqual(0)
        const next = parts[index + 1]
        if (next) expect(next.fromDate).toBe(addDays(part.toDate, 1))
      }
    }),
  )
})
