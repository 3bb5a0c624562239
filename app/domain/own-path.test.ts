import { expect, test } from 'vitest'
import { isOwnPath } from './own-path.ts'

test.each(['/', '/offers', '/help/what-points-are-worth#travel', '/offers?category=food'])(
  '“%s” is a path of this site',
  (path) => {
    expect(isOwnPath(path)).toBe(true)
  },
)

test.each([
  '//elsewhere.test',
  '/\\elsewhere.test',
  '/\t/elsewhere.test',
  '/offers\\..\\x',
  'https://elsewhere.test',
  '',
])('“%s” leads elsewhere or nowhere', (path) => {
  expect(isOwnPath(path)).toBe(false)
})
