import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'

vi.stubEnv('SANDBOX', '1')
vi.stubEnv('OIDC_ISSUER', 'http://127.0.0.1:3001')
vi.stubEnv('OIDC_PAGE_ORIGINS', 'https://login.example.ca')
vi.stubEnv('PUBLIC_ORIGIN', 'https://www.example.ca')
const { addSecurityHeaders, hashPolicy } = await import('./security-headers.server.ts')

const named = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test.each([
  ['a line end of its own', 'a\r\nb\rc', 'a\nb\nc'],
  ['a NUL', 'a\0b', 'a\ufffdb'],
])('a script with %s is named as the browser reads it', (_what, written, read) => {
  expect(hashPolicy(`<script>${written}</script>`)).toContain(named(read))
})

test('data that no browser runs is not named', () => {
  const policy = hashPolicy('<script type="application/json" id="state">{}</script><script>run()</script>')
  expect(policy).not.toContain(named('{}'))
  expect(policy).toContain(named('run()'))
})

test('forms lead to this site, the provider, and where the provider leads on to', () => {
  expect(hashPolicy('')).toContain("form-action 'self' http://127.0.0.1:3001 https://login.example.ca;")
})

test('a site on https keeps browsers on https, and an answer keeps what it says in its own way', () => {
  const headers = new Headers({ 'referrer-policy': 'no-referrer' })
  addSecurityHeaders(headers, "default-src 'none'")
  expect(Object.fromEntries(headers)).toMatchObject({
    'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    'content-security-policy': "default-src 'none'",
    'referrer-policy': 'no-referrer',
  })
})
