import { expect, test } from 'vitest'
import { fnv1a32 } from './fnv1a.ts'

test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['b', 0xe70c2de5],
  ['foobar', 0xbf9cf968],
  ['chongo was here!\n', 0xd49930d5],
])('the published vector of %j', (text, expected) => {
  expect(fnv1a32(text)).toBe(expected)
})
