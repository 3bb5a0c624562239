import { expect, test, vi } from 'vitest'
import { createParsedContent } from './parsed-content.ts'

test('the same text of the same address is parsed once', () => {
  const parsedOnce = createParsedContent()
  const parse = vi.fn(() => ({ cards: [1] }))
  const first = parsedOnce('a', 'text', parse)
  expect(parsedOnce('a', 'text', parse)).toBe(first)
  expect(parse).toHaveBeenCalledTimes(1)
})

test('another text, or another address, is parsed for itself', () => {
  const parsedOnce = createParsedContent()
  expect(parsedOnce('a', 'one', () => 1)).toBe(1)
  expect(parsedOnce('a', 'two', () => 2)).toBe(2)
  expect(parsedOnce('b', 'two', () => 3)).toBe(3)
  expect(parsedOnce('a', 'one', () => 4)).toBe(4)
})

test('an answer that breaks the contract is not remembered', () => {
  const parsedOnce = createParsedContent()
  expect(() =>
    parsedOnce('a', 'text', () => {
      throw new Error('contract')
    }),
  ).toThrow('contract')
  expect(parsedOnce('a', 'text', () => 1)).toBe(1)
})

test('what is shared cannot be changed', () => {
  const value = createParsedContent()('a', 'text', () => ({ cards: [{ points: 1 }] }))
  expect(() => Reflect.apply(Array.prototype.push, Reflect.get(Object(value), 'cards'), [2])).toThrow(
    TypeError,
  )
})

test('memory is bounded: the address that was asked for longest ago makes room', () => {
  const parsedOnce = createParsedContent(2)
  const parse = vi.fn(() => 1)
  for (const key of ['a', 'b', 'a', 'c']) parsedOnce(key, 'text', parse)
  expect(parse).toHaveBeenCalledTimes(3)
  parsedOnce('a', 'text', parse)
  expect(parse).toHaveBeenCalledTimes(3)
  parsedOnce('b', 'text', parse)
  expect(parse).toHaveBeenCalledTimes(4)
})
