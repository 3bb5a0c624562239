import { expect, test, vi } from 'vitest'
import { formatConsent } from '#app/domain/consent.ts'

vi.stubEnv('SANDBOX', '1')
vi.stubEnv('PUBLIC_ORIGIN', 'https://www.example.ca')
const { createRequestContext, runInRequest } = await import('./request-context.server.ts')
const { grantedConsent, setVisitorCookie, writeConsentCookies } = await import('./visitor-cookies.server.ts')

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
  expect(left('language', 'fr-ca', { maxAgeSeconds: 60, isForScripts: true })).toBe(
    'language=fr-ca; Max-Age=60; Path=/; SameSite=Lax; Secure',
  )
})

test('over https an answer about consent is one that no other host of the domain can give', () => {
  runInRequest(context, () => writeConsentCookies(['measurement']))
  expect(context.cookies.get('__Host-consent')).toMatch(
    /^__Host-consent=[^;]+\.measurement; .*Path=\/; .*Secure$/,
  )
  expect(context.cookies.get('__Host-consent')).not.toContain('Domain')
  const yes = formatConsent(['measurement'])
  const granted = (cookie: string) => grantedConsent(new Request(url, { headers: { cookie } }))
  expect(granted(`consent=${yes}`)).toBeUndefined()
  expect(granted(`consent=${yes}; __Host-consent=${formatConsent([])}`)).toEqual([])
  expect(granted(`__Host-consent=${yes}`)).toEqual(['measurement'])
})

test('a choice that is taken back takes its cookie away', () => {
  expect(left('province', undefined, { maxAgeSeconds: 60 })).toMatch(/^province=; Max-Age=0;/)
})
