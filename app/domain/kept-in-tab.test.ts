import { expect, test } from 'vitest'
import { DRAFTS, KEPT_IN_TAB, RELOADED_AT } from './kept-in-tab.ts'

test('what is kept for one tab is found by its prefix, and drafts apart from the rest', () => {
  expect(KEPT_IN_TAB).not.toBe('')
  for (const name of [DRAFTS, RELOADED_AT]) {
    expect(name.startsWith(KEPT_IN_TAB)).toBe(true)
    expect(name.length).toBeGreaterThan(KEPT_IN_TAB.length)
  }
  expect(RELOADED_AT.startsWith(DRAFTS)).toBe(false)
})
