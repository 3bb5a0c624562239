import { expect, test } from 'vitest'
import { chosenPeriod, periodDays, widerPeriod } from './periods.ts'

const periods = [
  { code: '30-DAYS', months: 1, isDefault: false },
  { code: '12-MONTHS', months: 12, isDefault: true },
  { code: 'EVERYTHING', months: null, isDefault: false },
]

test.each([
  ['30-DAYS', '30-DAYS'],
  ['EVERYTHING', 'EVERYTHING'],
  ['__proto__', '12-MONTHS'],
  [undefined, '12-MONTHS'],
])('%s means %s', (code, chosen) => {
  expect(chosenPeriod(periods, code)?.code).toBe(chosen)
})

test('its days end today; everything has none', () => {
  expect(periodDays(periods[0], '2026-03-31')).toEqual({ fromDate: '2026-02-28', toDate: '2026-03-31' })
  expect(periodDays(periods[2], '2026-03-31')).toEqual({})
  expect(periodDays(undefined, '2026-03-31')).toEqual({})
})

test('only a period that begins after the membership leaves something out', () => {
  expect(widerPeriod(periods, { fromDate: '2026-02-28' }, '2020-01-01')?.code).toBe('EVERYTHING')
  expect(widerPeriod(periods, { fromDate: '2026-02-28' }, undefined)?.code).toBe('EVERYTHING')
  expect(widerPeriod(periods, { fromDate: '2026-02-28' }, '2026-02-28')).toBeUndefined()
  expect(widerPeriod(periods, {}, '2020-01-01')).toBeUndefined()
  expect(widerPeriod(periods.slice(0, 2), { fromDate: '2026-02-28' }, '2020-01-01')).toBeUndefined()
})
