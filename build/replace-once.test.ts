import { expect, test } from 'vitest'
import { replaceOnce } from './replace-once.ts'

test('a piece is replaced as it stands', () => {
  expect(replaceOnce('const Link = make(a)', 'make(a)', '() => `$&`')).toBe('const Link = () => `$&`')
})

test.each(['const Link = other(a)', 'make(a) + make(a)'])(
  'what is not there exactly once fails the build: %s',
  (code) => {
    expect(() => replaceOnce(code, 'make(a)', 'b')).toThrow('has changed')
  },
)
