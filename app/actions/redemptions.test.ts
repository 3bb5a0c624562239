import { expect, test, vi } from 'vitest'
import { findOnPages } from '#app/actions/redemptions.ts'

const pages = (lists: readonly string[][]) =>
  vi.fn(async (page: number) => ({ items: lists[page - 1] ?? [], limit: 2 }))

test('reads page after page until the item is found, and no further', async () => {
  const read = pages([['a', 'b'], ['c', 'd'], ['e']])
  expect(await findOnPages(read, (one) => one === 'd')).toBe('d')
  expect(read).toHaveBeenCalledTimes(2)
})

test('stops at a short page, at an empty one, and at last', async () => {
  const short = pages([['a', 'b'], ['c']])
  expect(await findOnPages(short, (one) => one === 'x')).toBeUndefined()
  expect(short).toHaveBeenCalledTimes(2)
  const empty = pages([['a', 'b'], []])
  expect(await findOnPages(empty, (one) => one === 'x')).toBeUndefined()
  expect(empty).toHaveBeenCalledTimes(2)
  const endless = vi.fn(async () => ({ items: ['a', 'b'], limit: 2 }))
  expect(await findOnPages(endless, (one) => one === 'x')).toBeUndefined()
  expect(endless.mock.calls.length).toBeLessThan(50)
})
