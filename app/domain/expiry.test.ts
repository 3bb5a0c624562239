import { expect, test } from 'vitest'
import { addDays } from './dates.ts'
import { expiryNotice } from './expiry.ts'

const day = '2027-03-01'
const before = (days: number) => expiryNotice(500, day, addDays(day, -days))

test('a notice stands from sixty days before, and is pressing below thirty', () => {
  expect([61, 60, 30, 29, 0].map(before)).toEqual(['none', 'notice', 'notice', 'urgent', 'urgent'])
})

test('what has lapsed, or never will, is no news', () => {
  expect(expiryNotice(500, day, addDays(day, 1))).toBe('none')
  expect(expiryNotice(0, day, day)).toBe('none')
  expect(expiryNotice(500, null, day)).toBe('none')
})

test('a programme sets its own days', () => {
  const policy = { noticeDays: 45, urgentDays: 10 }
  const at = (days: number) => expiryNotice(500, day, addDays(day, -days), policy)
  expect([46, 45, 10, 9].map(at)).toEqual(['none', 'notice', 'notice', 'urgent'])
})
