import { expect, test } from 'vitest'
import { isSamePress, type Press } from './same-press.ts'

const press = (at: number, place: Press['place'] = { x: 100, y: 100 }): Press => ({
  at,
  place,
  isWrite: true,
})
const byKey = (at: number): Press => ({ at, place: undefined, isWrite: true })

test.each([
  ['a double click', press(0), press(150), true],
  ['a slow one', press(0), press(600), true],
  ['a hand that strays a little', press(0), press(300, { x: 108, y: 105 }), true],
  ['two keys', byKey(0), byKey(400), true],
  ['a press that was thought about', press(0), press(701), false],
  ['the button beside it', press(0), press(300, { x: 130, y: 100 }), false],
  ['a key after a click', press(0), byKey(300), false],
  ['a click after a key', byKey(0), press(300), false],
])('%s', (_name, last, next, expected) => {
  expect(isSamePress(last, next)).toBe(expected)
})
