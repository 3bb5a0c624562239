import { expect, test } from 'vitest'
import { clockOffset, watchReturns } from './page-age.ts'

const NOW = Date.parse('2026-11-26T15:00:00Z')

test.each([
  ['opened at once', 0, 0, 0],
  ['two minutes in a cache', 120_000, 0, 0],
  ['fetched ahead by a phone, and pressed within the five minutes that it is kept', 420_000, 0, 0],
  ['a clock that is half a minute slow', -30_000, 0, 0],
  ['a clock that is an hour fast, or a visitor’s page that a browser restored', 3_600_000, -3_600_000, 0],
  ['a clock that is a day slow', -86_400_000, 86_400_000, 86_400_000],
])('%s', (_what, age, ofMember, ofVisitor) => {
  expect(clockOffset(NOW, NOW + age, false)).toBe(ofMember)
  expect(clockOffset(NOW, NOW + age, true)).toBe(ofVisitor)
})

test('a reader comes back after five minutes away, but not while reading, hidden or after a glance aside', () => {
  const hasReturned = watchReturns(0)
  const minutes = (count: number) => count * 60_000
  expect(hasReturned(minutes(1), true)).toBe(false)
  expect(hasReturned(minutes(5), true)).toBe(false)
  // Hidden for an hour: it is not looked at.
  expect(hasReturned(minutes(30), false)).toBe(false)
  expect(hasReturned(minutes(65), true)).toBe(true)
  // Once.
  expect(hasReturned(minutes(65.1), true)).toBe(false)
  // A device that slept says nothing of it.
  expect(hasReturned(minutes(600), true)).toBe(true)
})
