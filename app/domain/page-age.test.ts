import { expect, test } from 'vitest'
import { clockOffset } from './page-age.ts'

const NOW = Date.parse('2026-11-26T15:00:00Z')

test.each([
  ['opened at once', 0, 0],
  ['two minutes in a cache', 120_000, 0],
  ['a clock that is half a minute slow', -30_000, 0],
  ['a clock that is an hour fast', 3_600_000, -3_600_000],
  ['a clock that is a day slow', -86_400_000, 86_400_000],
])('%s', (_what, age, offset) => {
  expect(clockOffset(NOW, NOW + age)).toBe(offset)
})
