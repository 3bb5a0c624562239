import { expect, test } from 'vitest'
import { isSameSitePath } from './same-site-path.ts'

test.each(['/', '/offers', '/help/what-points-are-worth#travel', '/offers?category=food'])(
  '“%s” is a path of this site',
  (path) => {
    expect(isSameSitePath(path)).toBe(true)
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
  expect(isSameSitePath(path)).toBe(false)
})
