import { expect, test } from 'vitest'
import { changeBy, findMismatch, type LedgerEntry, sumEntries } from './ledger.ts'

const line = (type: LedgerEntry['type'], points: number, postedAt: string | null = '2026-11-01') => ({
  type,
  points,
  postedAt,
})
const lines = [
  line('EARN', 500),
  line('BONUS', 100),
  line('REDEEM', -250),
  line('REFUND', 250),
  line('ADJUST', -30),
  line('EXPIRE', -20),
  line('EARN', 999, null),
]
const summary = { opening: 1_000, earned: 600, redeemed: 250, adjusted: 200, closing: 1_550 }

test('purchases and bonuses are earned, all but spending is adjusted, and pending lines count nowhere', () => {
  expect(sumEntries(lines)).toEqual({ earned: 600, redeemed: 250, adjusted: 200 })
  expect(changeBy(sumEntries(lines))).toBe(550)
})

test('a ledger that is summed in parts comes to the same', () => {
  expect(sumEntries(lines.slice(3), sumEntries(lines.slice(0, 3)))).toEqual(sumEntries(lines))
})

test('a period that adds up has no mismatch, with all lines or without them', () => {
  expect([findMismatch(summary, sumEntries(lines)), findMismatch(summary, null)]).toEqual([null, null])
})

test('a summary that contradicts itself is found without any line', () => {
  expect(findMismatch({ ...summary, closing: 1_551 }, null)).toEqual({ said: 1_551, counted: 1_550 })
})

test('a summary that contradicts the lines is found when all of them are held', () => {
  const wrong = { ...summary, earned: 610, closing: 1_560 }
  expect(findMismatch(wrong, null)).toBe(null)
  expect(findMismatch(wrong, sumEntries(lines))).toEqual({ said: 610, counted: 600 })
  expect(findMismatch({ ...summary, redeemed: 260, adjusted: 210 }, sumEntries(lines))).toEqual({
    said: 260,
    counted: 250,
  })
})

test('a line of a kind that is not known here may be counted anywhere, but is counted', () => {
  const earned = { ...summary, earned: 640, closing: 1_590 }
  expect(findMismatch(earned, sumEntries([...lines, line('other', 40)]))).toBe(null)
  expect(findMismatch(earned, sumEntries([...lines, line('other', 50)]))).toEqual({ said: 590, counted: 600 })
})
