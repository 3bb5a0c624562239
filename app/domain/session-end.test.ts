import { expect, test } from 'vitest'
import { WARN_BEFORE_MS, waitBeforeWarning } from './session-end.ts'

const day = 24 * 3_600_000

test.each([
  ['far away: a day at most, because a timer cannot wait for thirty', 30 * day, day],
  ['an hour away: until five minutes before', 3_600_000, 3_600_000 - WARN_BEFORE_MS],
  ['five minutes away: now', WARN_BEFORE_MS, 0],
  ['over already: now', -1, 0],
])('a session that ends %s', (_when, left, wait) => {
  expect(waitBeforeWarning(1_000_000 + left, 1_000_000)).toBe(wait)
})
