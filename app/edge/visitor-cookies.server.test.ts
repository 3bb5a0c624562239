import { expect, test, vi } from 'vitest'

vi.stubEnv('SANDBOX', '1')
vi.stubEnv('PUBLIC_ORIGIN', 'https://www.example.ca')
const { createRequestContext, runInRequest } = await import('./request-context.server.ts')
const { setVisitorCookie } = await import('./visitor-cookies.server.ts')

const url = new URL('https://www.example.ca/')
const context = createRequestContext({
  request: new Request(url),
  url,
  locale: 'en-ca',
  clientIp: '203.0.113.9',
  isShared: false,
})
const left = (...cookie: Parameters<typeof setVisitorCookie>) => {
  runInRequest(context, () => setVisitorCookie(...cookie))
  return context.cookies.get(cookie[0])
}

test('over https a choice travels encrypted, and no script reads it unless one has to', () => {
  expect(left('province', 'ON', { maxAgeSeconds: 60 })).toBe(
    'province=ON; Max-Age=60; Path=/; SameSite=Lax; HttpOnly; Secure',
  )
  expect(left('consent', 'v1', { maxAgeSeconds: 60, isForScripts: true })).toBe(
    'consent=v1; Max-Age=60; Path=/; SameSite=Lax; Secure',
  )
})

test('a choice that is taken back takes its cookie away', () => {
  expect(left('province', undefined, { maxAgeSeconds: 60 })).toMatch(/^province=; Max-Age=0;/)
})
