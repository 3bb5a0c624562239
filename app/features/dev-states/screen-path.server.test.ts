import { expect, test } from 'vitest'
import { screenPath } from './screen-path.server.ts'

test.each([
  '/offers?page=2',
  '/auth/problem',
  '/auth/problem?reason=busy',
  '/fr-ca/auth/problem?reason=other-account',
])('shows %s', (path) => expect(screenPath(path)).toBe(path))

test.each([
  'https://elsewhere.example/auth/problem',
  '//elsewhere.example/auth/problem',
  '/auth/problem?reason=busy\r\nset-cookie: a=b',
  '/auth/problem/../sign-out',
  '/auth/sign-out',
  null,
])('shows home in place of %j', (path) => expect(screenPath(path)).toBe('/'))
