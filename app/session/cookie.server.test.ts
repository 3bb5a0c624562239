import { afterEach, expect, test, vi } from 'vitest'

// The environment is read once per process, so each test loads the modules again.
afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const real = {
  SANDBOX: '0',
  OIDC_ISSUER: 'https://id.example.ca',
  OIDC_CLIENT_SECRET: 'a-real-client-secret',
  BACKEND_URL: 'https://api.example.ca',
  SESSION_SECRETS: `1:${'s'.repeat(40)}`,
  ALTCHA_HMAC_KEY: 'a'.repeat(40),
}

/** The session cookie that a sign-in sets, and whether the next request is recognised by it. */
async function signIn(environment: Record<string, string>, userAgent = 'Firefox/153.0') {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  const { createRequestContext, runInRequest } = await import('#app/edge/request-context.server.ts')
  const { readSessionCookie, sessionCookieName, writeSessionCookie } = await import('./cookie.server.ts')
  const url = new URL(environment.PUBLIC_ORIGIN ?? '')
  const contextOf = (cookie: string) =>
    createRequestContext({
      request: new Request(url, { headers: { cookie, 'user-agent': userAgent } }),
      url,
      locale: 'en-ca',
      clientIp: '203.0.113.9',
      isShared: false,
    })
  const { lostAttempt } = await import('./auth-redirects.server.ts')
  const sid = 'i'.repeat(32)
  const context = contextOf('')
  await runInRequest(context, () => writeSessionCookie(sid, Date.now()))
  const line = context.cookies.get(sessionCookieName(context.request)) ?? ''
  const pair = line.split(';')[0] ?? ''
  const isRecognised = (await runInRequest(contextOf(pair), () => readSessionCookie())) === sid
  // A callback without the cookie that its attempt began with, from a browser that keeps others.
  const lost = runInRequest(contextOf('consent=1'), lostAttempt)
  return { name: pair.split('=')[0], line, isRecognised, lost }
}

test.each(['http://127.0.0.1:3000', 'http://192.168.1.20:3000'])(
  'a sandbox at %s sets a cookie that Safari keeps over plain http',
  async (origin) => {
    const { name, line, isRecognised } = await signIn({ SANDBOX: '1', PUBLIC_ORIGIN: origin })
    expect(name).toBe('borealis')
    expect(line).not.toContain('Secure')
    expect(line).toContain('; HttpOnly; SameSite=Lax;')
    expect(isRecognised).toBe(true)
  },
)

const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'
const chrome =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test('at http://localhost a sandbox sets such a cookie for Safari alone, which would drop any other', async () => {
  const localhost = { SANDBOX: '1', PUBLIC_ORIGIN: 'http://localhost:3000' }
  const lost = 'expired'
  expect(await signIn(localhost, safari)).toMatchObject({ name: 'borealis', isRecognised: true, lost })
  vi.resetModules()
  expect(await signIn(localhost, chrome)).toMatchObject({ name: '__Host-borealis', isRecognised: true, lost })
})

test.each([
  [{ SANDBOX: '1', PUBLIC_ORIGIN: 'http://localhost:3000' }],
  [{ SANDBOX: '1', PUBLIC_ORIGIN: 'https://sandbox.example.ca' }],
  [{ ...real, PUBLIC_ORIGIN: 'https://www.example.ca' }],
  [{ ...real, PUBLIC_ORIGIN: 'http://127.0.0.1:3000' }],
])('everywhere else the cookie is bound to host and transport: %o', async (environment) => {
  const { name, line, isRecognised } = await signIn(environment)
  expect(name).toBe('__Host-borealis')
  expect(line).toMatch(/; Secure$/)
  expect(isRecognised).toBe(true)
})

test.each([
  ['https://www.example.ca', 'expired'],
  ['http://localhost:3000', 'http'],
])(
  'outside the sandbox Safari gets no other cookie, at %s; where it drops them it is told why',
  async (origin, lost) => {
    const answer = await signIn({ ...real, PUBLIC_ORIGIN: origin }, safari)
    expect(answer).toMatchObject({ name: '__Host-borealis', lost })
    expect(answer.line).toMatch(/; Secure$/)
  },
)
