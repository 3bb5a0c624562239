import { expect, test } from 'vitest'
import { formatMemberNumber } from './member-number.ts'

test('a member number is read in groups of four', () => {
  expect(formatMemberNumber('6046460193227504')).toBe('6046 4601 9322 7504')
})

test('what is not a member number stays as it is', () => {
  for (const other of ['60464601', '16046460193227504', '60464601932275041'])
    expect(formatMemberNumber(other)).toBe(other)
})
