import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listenLocally } from '../../tests/support/listen-locally.ts'
import { aProvidersMetadata } from '../../tests/support/samples.ts'

// A provider of our own that publishes its metadata and key, so that each token can be wrong in one way.

const { privateKey, publicKey } = await generateKeyPair('ES256')
const stranger = await generateKeyPair('ES256')
let server: Server
let onTokenRequest = (response: ServerResponse): void => void response.end()
/** Instead of the keys. */
let onKeysRequest: ((response: ServerResponse) => void) | undefined
let revocationStatus = 200
let issuer: string
let identity: Awaited<ReturnType<typeof load>>
let verification: Awaited<ReturnType<typeof loadVerification>>
let UntrustedAnswer: typeof import('./provider.server.ts').UntrustedAnswer
const load = () => import('./identity.server.ts')
const loadVerification = () => import('./token-verification.server.ts')

beforeAll(async () => {
  const key = { ...(await exportJWK(publicKey)), kid: 'k', alg: 'ES256' }
  server = createServer((request, response) => {
    if (request.url === '/token') return onTokenRequest(response)
    if (request.url === '/revocation') return void response.writeHead(revocationStatus).end()
    if (request.url === '/jwks' && onKeysRequest) return onKeysRequest(response)
    const metadata = { ...aProvidersMetadata(issuer), revocation_endpoint: `${issuer}/revocation` }
    response.end(JSON.stringify(request.url === '/jwks' ? { keys: [key] } : metadata))
  })
  issuer = await listenLocally(server)
  Object.assign(process.env, { SANDBOX: '1', OIDC_ISSUER: issuer, LOG_LEVEL: 'silent' })
  identity = await load()
  verification = await loadVerification()
  UntrustedAnswer = (await import('./provider.server.ts')).UntrustedAnswer
})
afterAll(() => server.close())

const LOGOUT = 'http://schemas.openid.net/event/backchannel-logout'

interface Wrong {
  readonly claims?: Record<string, unknown>
  readonly issuer?: string
  readonly audience?: string
  readonly expiresIn?: number
  readonly key?: CryptoKey
}

function aLogoutToken({ claims = {}, key = privateKey, expiresIn = 60, ...wrong }: Wrong = {}) {
  const now = Math.floor(Date.now() / 1000)
  return new SignJWT({ sid: 'browser', jti: 'j', events: { [LOGOUT]: {} }, sub: 'cus_1', ...claims })
    .setProtectedHeader({ alg: 'ES256', kid: 'k', typ: 'logout+jwt' })
    .setIssuer(wrong.issuer ?? issuer)
    .setAudience(wrong.audience ?? 'borealis-site')
    .setIssuedAt(now)
    .setExpirationTime(now + expiresIn)
    .sign(key)
}

test('a logout token of the provider names the customer and their session there', async () => {
  const verified = verification.verifyLogoutToken(await aLogoutToken())
  await expect(verified).resolves.toEqual({ sub: 'cus_1', providerSession: 'browser' })
})

test('a logout token may name the session alone', async () => {
  const verified = verification.verifyLogoutToken(await aLogoutToken({ claims: { sub: undefined } }))
  await expect(verified).resolves.toEqual({ sub: undefined, providerSession: 'browser' })
})

test.each<[string, Wrong]>([
  ['signed by a stranger', { key: stranger.privateKey }],
  ['by another issuer', { issuer: 'https://id.example' }],
  ['for another client', { audience: 'somebody-else' }],
  ['expired', { expiresIn: -120 }],
  ['an id_token, with a nonce', { claims: { nonce: 'n' } }],
  ['without the event', { claims: { events: {} } }],
  ['with another event', { claims: { events: { 'http://example.ca/other': {} } } }],
  ['about nobody', { claims: { sub: undefined, sid: undefined } }],
])('a logout token %s is refused', async (_what, wrong) => {
  await expect(verification.verifyLogoutToken(await aLogoutToken(wrong))).rejects.toThrow(UntrustedAnswer)
})

test('a logout token without a signature is refused', async () => {
  const [, payload] = (await aLogoutToken()).split('.')
  const header = Buffer.from('{"alg":"none"}').toString('base64url')
  await expect(verification.verifyLogoutToken(`${header}.${payload}.`)).rejects.toThrow(UntrustedAnswer)
})

test.each<[string, (response: ServerResponse) => void]>([
  ['answers 503', (response) => void response.writeHead(503).end()],
  ['cuts the connection', (response) => void response.destroy()],
  ['answers no JSON', (response) => void response.end('<html>')],
  ['answers no keys', (response) => void response.end('{}')],
])('a provider that %s when it is asked for its keys says nothing against a token', async (_what, answer) => {
  vi.resetModules()
  const fresh = await loadVerification()
  const { UntrustedAnswer: Untrusted } = await import('./provider.server.ts')
  onKeysRequest = answer
  const failed = await fresh.verifyLogoutToken(await aLogoutToken()).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(Error)
  expect(failed).not.toBeInstanceOf(Untrusted)
  onKeysRequest = undefined
  await expect(fresh.verifyLogoutToken(await aLogoutToken())).resolves.toMatchObject({ sub: 'cus_1' })
})

test('no request meets a kept connection, which may be closed as a code or a refresh token is sent over it', async () => {
  const { authenticatedPost } = await import('./provider.server.ts')
  const kept: unknown[] = []
  const note = ({ headers }: IncomingMessage) => kept.push(headers.connection)
  server.on('request', note)
  for (let count = 0; count < 2; count++)
    await (await authenticatedPost(`${issuer}/revocation`, new URLSearchParams())).text()
  server.off('request', note)
  expect(kept.length).toBeGreaterThanOrEqual(2)
  expect(new Set(kept)).toEqual(new Set(['close']))
})

test('a callback that names another issuer, or none although this provider always does, is not believed', async () => {
  expect(await identity.isOurIssuer(issuer)).toBe(true)
  expect(await identity.isOurIssuer('https://id.example')).toBe(false)
  expect(await identity.isOurIssuer(null)).toBe(false)
})

const asked = { state: 's', nonce: 'n', codeVerifier: 'v', redirectUri: 'https://site.test/', language: 'en' }

test('signing in asks for profile and offline access, a step-up for neither', async () => {
  const signIn = await identity.authorizationUrl(asked)
  const stepUp = await identity.authorizationUrl({ ...asked, stepUp: { hint: 'an order' } })
  expect(signIn.searchParams.get('scope')).toBe('openid profile offline_access')
  expect(stepUp.searchParams.get('scope')).toBe('openid')
  expect(signIn.searchParams.getAll('resource')).toEqual(['urn:borealis:web', 'urn:borealis:content'])
  expect(signIn.searchParams.has('max_age')).toBe(false)
  expect(stepUp.searchParams.get('max_age')).toBe('0')
})

test('a member without a password is announced by the parameter that the provider has for it, or by none', async () => {
  const announced = { ...asked, loginHint: 'new@example.ca', byCode: true }
  const hintIn = ({ searchParams }: URL) => searchParams.get('method_hint')
  expect(hintIn(await identity.authorizationUrl(announced))).toBe('email_code')
  expect(hintIn(await identity.authorizationUrl({ ...announced, byCode: false }))).toBe(null)
  expect(hintIn(await identity.authorizationUrl({ ...announced, loginHint: null }))).toBe(null)
  vi.resetModules()
  vi.stubEnv('OIDC_CODE_HINT', 'connection=email')
  const own = await (await load()).authorizationUrl(announced)
  vi.stubEnv('OIDC_CODE_HINT', 'none')
  vi.resetModules()
  const none = await (await load()).authorizationUrl(announced)
  vi.unstubAllEnvs()
  expect([own.searchParams.get('connection'), hintIn(own), hintIn(none)]).toEqual(['email', null, null])
})

test('a provider with a parameter of its own is told one audience, and may want more scopes', async () => {
  vi.resetModules()
  vi.stubEnv('OIDC_AUDIENCE_PARAMETER', 'audience')
  vi.stubEnv('OIDC_EXTRA_SCOPES', 'points:read points:spend')
  const { authorizationUrl } = await load()
  vi.unstubAllEnvs()
  const signIn = await authorizationUrl(asked)
  const stepUp = await authorizationUrl({ ...asked, stepUp: { hint: 'an order' } })
  expect(signIn.searchParams.getAll('audience')).toEqual(['urn:borealis:web'])
  expect(signIn.searchParams.get('scope')).toBe('openid profile offline_access points:read points:spend')
  expect(stepUp.searchParams.get('scope')).toBe('openid points:read points:spend')
})

test.each([
  [200, 0],
  [400, 1],
  [503, 1],
])('a revocation that is answered with %i ends, with %i lines in the log', async (status, lines) => {
  vi.resetModules()
  const { revoke } = await load()
  const { log } = await import('#app/edge/log.server.ts')
  const warn = vi.spyOn(log, 'warn')
  revocationStatus = status
  await expect(revoke('a refresh token')).resolves.toBeUndefined()
  expect(warn).toHaveBeenCalledTimes(lines)
})

const attempt = { codeVerifier: 'v', nonce: 'n', redirectUri: 'http://localhost:3000/auth/callback' }

test.each<[string, (response: ServerResponse) => void]>([
  ['never answers', () => {}],
  ['begins an answer and never ends it', (response) => void response.writeHead(200).write('{')],
])(
  'a provider that %s is given up: a code after eight seconds, a refresh after eighteen',
  async (_what, hang) => {
    await identity.isOurIssuer(issuer)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      for (const [ms, ask] of [
        [8_000, () => identity.exchangeCode('code', attempt)],
        [18_000, () => identity.refreshFor('urn:borealis:web', 'token')],
      ] as const) {
        const asked = new Promise<ServerResponse>((resolve) => {
          onTokenRequest = (response) => {
            hang(response)
            resolve(response)
          }
        })
        const answer = ask().then(
          () => 'an answer',
          (error: Error) => error.name,
        )
        const response = await asked
        const left = new Promise((resolve) => response.once('close', resolve))
        vi.advanceTimersByTime(ms - 100)
        expect(await Promise.race([answer, turn(undefined)])).toBeUndefined()
        vi.advanceTimersByTime(200)
        expect(await answer).toBe('TimeoutError')
        // Given up for good: nothing of it is left waiting behind the customer's back.
        await left
      }
    } finally {
      vi.useRealTimers()
    }
  },
)

test.each([
  [600, 600],
  ['600', 600],
  [undefined, 300],
  ['soon', 300],
  [0, 300],
])('a token that expires in %s s is kept, for the refresh token is spent', async (said, seconds) => {
  onTokenRequest = (response) =>
    void response.end(JSON.stringify({ access_token: 'a', token_type: 'Bearer', expires_in: said }))
  const before = Date.now()
  const { token, expiresAt, refreshToken } = await identity.refreshFor('urn:borealis:web', 'token')
  expect([token, refreshToken]).toEqual(['a', undefined])
  expect(expiresAt).toBeGreaterThanOrEqual(before + 1_000 * seconds)
  expect(expiresAt).toBeLessThanOrEqual(Date.now() + 1_000 * seconds)
})

/** The claims of an id_token that is good, but for what is given; a claim of `undefined` is left out. */
async function exchangeFor(claims: Record<string, unknown>) {
  const now = Math.floor(Date.now() / 1000)
  const good = { iss: issuer, aud: 'borealis-site', sub: 'cus_1', nonce: 'n', iat: now, exp: now + 60 }
  const idToken = await new SignJWT({ ...good, ...claims })
    .setProtectedHeader({ alg: 'ES256', kid: 'k' })
    .sign(privateKey)
  const answer = { access_token: 'a', token_type: 'Bearer', id_token: idToken }
  onTokenRequest = (response) => void response.end(JSON.stringify(answer))
  return identity.exchangeCode('code', attempt)
}

test('an id_token that answers this attempt says who signed in, and in which session of the provider', async () => {
  const exchange = await exchangeFor({ sid: 'browser', azp: 'borealis-site', acr: 'password', auth_time: 7 })
  expect(exchange).toMatchObject({
    sub: 'cus_1',
    providerSession: 'browser',
    claims: { acr: 'password', auth_time: 7 },
  })
})

test.each<[string, Record<string, unknown>]>([
  ['for another attempt', { nonce: 'another' }],
  ['without a nonce', { nonce: undefined }],
  ['for another client', { aud: 'somebody-else' }],
  ['for two clients, asked for by the other one', { aud: ['borealis-site', 'other'], azp: 'other' }],
  ['by another issuer', { iss: 'https://id.example' }],
  ['about nobody', { sub: undefined }],
  ['that never expires', { exp: undefined }],
  ['that has expired', { exp: 1 }],
  ['without the time of its issue', { iat: undefined }],
])('an id_token %s is refused', async (_what, wrong) => {
  await expect(exchangeFor(wrong)).rejects.toThrow(UntrustedAnswer)
})

test('a code is sent to no other address, and a named refusal is told from trouble', async () => {
  const answer = (status: number, body: string, headers = {}) => {
    onTokenRequest = (response) => void response.writeHead(status, headers).end(body)
    return identity.exchangeCode('code', attempt).catch((error: Error) => error)
  }
  expect(await answer(400, '{"error":"invalid_grant"}')).toMatchObject({ code: 'invalid_grant' })
  expect(await answer(503, 'down')).toMatchObject({ message: 'the token endpoint answered 503' })
  expect(await answer(307, '', { location: 'https://id.example/token' })).toBeInstanceOf(TypeError)
})
