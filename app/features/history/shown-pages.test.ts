import { expect, test } from 'vitest'
import { keepShowing, shownPages } from './shown-pages.ts'

test('an address shows its own page, and older ones are added below it', () => {
  expect(shownPages({ page: '7' })).toEqual([7])
  keepShowing({ page: '7' })
  expect(shownPages({ page: '8' })).toEqual([7, 8])
  expect(shownPages({ page: '8', line: 'txn_1', step: '2' })).toEqual([7, 8])
  expect(shownPages({ page: '3' })).toEqual([3])
})

test('another filter forgets which pages were shown', () => {
  keepShowing({ type: 'EARN' })
  expect(shownPages({ type: 'EARN', page: '2' })).toEqual([1, 2])
  expect(shownPages({ type: 'REDEEM', page: '2' })).toEqual([2])
})
