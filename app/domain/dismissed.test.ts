import { expect, test } from 'vitest'
import { addDismissed, readDismissed } from './dismissed.ts'

const key = (number: number) => number.toString(16).padStart(12, '0')

test('one more is remembered once, beside those that were', () => {
  const two = addDismissed(addDismissed(null, key(1)), key(2))
  expect(readDismissed(two)).toEqual([key(1), key(2)])
  expect(addDismissed(two, key(1))).toBe(two)
})

test('what is no name is never kept or read', () => {
  expect(addDismissed('<script>.x', 'javascript:')).toBe('')
  expect(readDismissed(`${key(3)}.NOPE.${key(4)}"].0${key(5)}`)).toEqual([key(3)])
})

test('only the twelve latest keys are kept', () => {
  let value = ''
  for (let number = 0; number < 20; number += 1) value = addDismissed(value, key(number))
  expect(readDismissed(value)).toEqual(Array.from({ length: 12 }, (_, index) => key(index + 8)))
})
