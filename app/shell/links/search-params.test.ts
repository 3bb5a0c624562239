import { expect, test } from 'vitest'
import { oneOf, parseSearch, stringifySearch } from './search-params.ts'

test('values stay strings, and a repeated name becomes a list', () => {
  expect(parseSearch('?orderNumber=0012&format=a&format=b')).toEqual({
    orderNumber: '0012',
    format: ['a', 'b'],
  })
})

test('a name that is repeated without end is read in one pass, not once more for each time', () => {
  const values = Array.from({ length: 400_000 }, (_, index) => String(index))
  // What copies the list for each value takes longer than a test may.
  expect(parseSearch(`?${values.map((value) => `a=${value}`).join('&')}`)).toEqual({ a: values })
})

test('a name that exists on Object.prototype is a parameter like any other', () => {
  const search = parseSearch('?constructor=1&toString=2&__proto__=3')
  expect(oneOf(search.constructor)).toBe('1')
  expect(stringifySearch(search)).toBe('?constructor=1&toString=2')
  expect(Object.getPrototypeOf(search)).toBe(Object.prototype)
})
