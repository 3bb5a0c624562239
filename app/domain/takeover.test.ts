import { expect, test } from 'vitest'
import { takeoverIn } from './takeover.ts'

const week = { provinceCodes: ['ON', 'NU'] as const, startDate: '2026-11-15', endDate: '2026-11-21' }

test.each([
  ['ON', '2026-11-15', true],
  ['NU', '2026-11-21', true],
  ['ON', '2026-11-14', false],
  ['ON', '2026-11-22', false],
  ['QC', '2026-11-18', false],
  [undefined, '2026-11-18', false],
] as const)('in %s on %s a takeover runs: %s', (province, day, runs) => {
  expect(takeoverIn([week], province, day)).toBe(runs ? week : undefined)
})
