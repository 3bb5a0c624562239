import { expect, test, vi } from 'vitest'
import { createParseCache } from './parse-cache.ts'

test('the same text of the same address is parsed once', () => {
  const parseOnce = createParseCache()
  const parse = vi.fn(() => ({ cards: [1] }))
  const first = parseOnce('a', 'text', parse)
  expect(parseOnce('a', 'text', parse)).toBe(first)
  expect(parse).toHaveBeenCalledTimes(1)
})

test('another text, or another address, is parsed for itself', () => {
  const parseOnce = createParseCache()
  expect(parseOnce('a', 'one', () => 1)).toBe(1)
  expect(parseOnce('a', 'two', () => 2)).toBe(2)
  expect(parseOnce('b', 'two', () => 3)).toBe(3)
  expect(parseOnce('a', 'one', () => 4)).toBe(4)
})

test('an answer that breaks the contract is not remembered', () => {
  const parseOnce = createParseCache()
  expect(() =>
    parseOnce('a', 'text', () => {
      throw new Error('contract')
    }),
  ).toThrow('contract')
  expect(parseOnce('a', 'text', () => 1)).toBe(1)
})

test('what is shared cannot be changed', () => {
  const value = createParseCache()('a', 'text', () => ({ cards: [{ points: 1 }] }))
  expect(() => Reflect.apply(Array.prototype.push, Reflect.get(Object(value), 'cards'), [2])).toThrow(
    TypeError,
  )
})

test('memory is bounded: the address that was asked for longest ago makes room', () => {
  const parseOnce = createParseCache(2)
  const parse = vi.fn(() => 1)
  for (const key of ['a', 'b', 'a', 'c']) parseOnce(key, 'text', parse)
  expect(parse).toHaveBeenCalledTimes(3)
  parseOnce('a', 'text', parse)
  expect(parse).toHaveBeenCalledTimes(3)
  parseOnce('b', 'text', parse)
  expect(parse).toHaveBeenCalledTimes(4)
})
