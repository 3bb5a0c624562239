import { expect, test } from 'vitest'
import { scrollOf } from './centred-tab.ts'

test('a tab is centred, unless its row would hardly move', () => {
  const line = { clientWidth: 770 }
  const tab = { offsetWidth: 90, offsetLeft: 500 }
  expect(scrollOf(line, tab)).toBe(160)
  expect(scrollOf(line, { ...tab, offsetLeft: 346 })).toBe(0)
  expect(scrollOf(line, { ...tab, offsetLeft: 40 })).toBe(0)
})

test('a tab wider than its row begins at the page margin', () => {
  expect(scrollOf({ clientWidth: 320 }, { offsetWidth: 400, offsetLeft: 520 })).toBe(500)
})
