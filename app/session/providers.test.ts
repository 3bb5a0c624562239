import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { listenLocally } from '../../tests/support/listen-locally.ts'

/**
 * Providers as the market has them: a small one of our own deviates in one way at a time, and each row says what becomes of a
 * sign-in, its tokens, a step-up, a sign-out and a logout token. docs/providers.md claims nothing that is no row here.
 */

type Json = Record<string, unknown>
type Answer = readonly [status: number, body: Json | string]

/** How this provider differs from a good one. */
interface Provider {
  /** Fields of the metadata instead of its own; `undefined` leaves one out. */
  readonly metadata?: Json
  /** The claims of an id_token, of which these become others; `undefined` leaves one out. */
  readonly claims?: (claims: Json, asked: URLSearchParams) => Json
  /** By how much its clock is ahead, in seconds. */
  readonly clock?: number
  /** The protected header of its id_tokens. */
  readonly header?: { readonly alg: string; readonly kid?: string }
  /** The one key that it publishes, instead of two. */
  readonly publishes?: 'k' | 'another'
  /** Answers of the token endpoint, changed. */
  readonly answer?: (good: Json, grant: URLSearchParams) => Answer
  readonly pushed?: Answer
  /** Access tokens that nobody but the backend can read. */
  readonly isOpaque?: true
  /** Knows neither `resource` nor `audience`: each token is for this. */
  readonly audience?: string
  /** Takes a client by this alone. */
  readonly takes?: 'client_secret_basic' | 'client_secret_post' | 'private_key_jwt'
  readonly logout?: Json
  /** The only scopes that it knows. */
  readonly knows?: readonly string[]
}

const CLIENT = 'borealis-site'
const SECRET = 'a-client-secret-of-the-test'
const ACR = 'urn:borealis:acr:step-up'
const GOOD_HEADER = { alg: 'ES256', kid: 'k' }
const [own, second, client] = await Promise.all(
  [1, 2, 3].map(() => generateKeyPair('ES256', { extractable: true })),
)
const directory = mkdtempSync(join(tmpdir(), 'borealis-providers-'))
let provider: Provider = {}
let issuer = ''
/** What the provider was told, by code and by the handle of a pushed request. */
let asked = new Map<string, URLSearchParams>()
let isDown = false
let authentications: string[] = []

const server = createServer((request, response) => {
  respond(request).then(
    ([status, body]) => send(response, status, body),
    (error: unknown) => send(response, 500, String(error)),
  )
})
const send = (response: ServerResponse, status: number, body: Json | string) =>
  response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))

async function respond(request: IncomingMessage): Promise<Answer> {
  if (isDown) return [503, 'down']
  const { pathname } = new URL(request.url ?? '', issuer)
  const form = new URLSearchParams(await text(request))
  switch (pathname) {
    case '/.well-known/openid-configuration':
      return [200, { ...goodMetadata(), ...provider.metadata }]
    case '/jwks':
      return [200, { keys: await publishedKeys() }]
    case '/par':
      asked.set('urn:pushed', form)
      return provider.pushed ?? [201, { request_uri: 'urn:pushed', expires_in: 60 }]
    case '/token':
      return tokenAnswer(form, await authenticationOf(request, form))
    default:
      return [200, {}]
  }
}

const goodMetadata = (): Json => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  revocation_endpoint: `${issuer}/revoke`,
  end_session_endpoint: `${issuer}/end`,
})

async function publishedKeys(): Promise<Json[]> {
  const keys = await Promise.all([second, own].map(publicJwk))
  return keys.filter(({ kid }) => !provider.publishes || kid === provider.publishes)
}

async function publicJwk(pair: typeof own, index: number): Promise<Json> {
  const { d: _private, ...jwk } = await exportJWK(pair?.publicKey ?? Object({}))
  const kid = index === 1 ? 'k' : 'another'
  return { ...jwk, alg: 'ES256', ...(provider.header?.kid !== undefined || !provider.header ? { kid } : {}) }
}

async function authenticationOf({ headers }: IncomingMessage, form: URLSearchParams): Promise<string> {
  const basic = `Basic ${Buffer.from(`${CLIENT}:${SECRET}`).toString('base64')}`
  if (headers.authorization === basic) return 'client_secret_basic'
  const assertion = form.get('client_assertion')
  if (assertion && client) {
    await jwtVerify(assertion, client.publicKey, {
      audience: `${issuer}/token`,
      issuer: CLIENT,
      subject: CLIENT,
    })
    return 'private_key_jwt'
  }
  return form.get('client_secret') === SECRET ? 'client_secret_post' : 'none'
}

async function tokenAnswer(grant: URLSearchParams, authentication: string): Promise<Answer> {
  authentications.push(authentication)
  if (provider.takes && provider.takes !== authentication) return [401, { error: 'invalid_client' }]
  const request = asked.get(grant.get('code') ?? '') ?? new URLSearchParams()
  const audience =
    provider.audience ?? grant.get('resource') ?? grant.get('audience') ?? request.get('audience') ?? 'nobody'
  const now = Math.floor(Date.now() / 1000) + (provider.clock ?? 0)
  const access = provider.isOpaque
    ? `opaque-${audience}-${crypto.randomUUID()}`
    : await signed({ aud: audience, sub: 'cus_1', iat: now, jti: crypto.randomUUID() })
  const isStepUp = request.has('intent_hint')
  const claims: Json = {
    ...{ iss: issuer, aud: CLIENT, sub: 'cus_1', sid: 'browser', iat: now, exp: now + 60 },
    nonce: request.get('nonce'),
    ...(isStepUp && { acr: request.get('acr_values') ?? ACR, auth_time: now }),
  }
  const good = {
    access_token: access,
    token_type: 'Bearer',
    expires_in: 600,
    refresh_token: crypto.randomUUID(),
    ...(grant.has('code') && { id_token: await signed(provider.claims?.(claims, request) ?? claims) }),
  }
  return provider.answer?.(good, grant) ?? [200, good]
}

function signed(claims: Json): Promise<string> {
  const header = provider.header ?? GOOD_HEADER
  const pair = header.kid === 'another' ? second : own
  const key = header.alg === 'HS256' ? new TextEncoder().encode(SECRET.padEnd(32, '.')) : pair?.privateKey
  return new SignJWT(claims).setProtectedHeader(header).sign(key ?? new Uint8Array())
}

beforeAll(async () => {
  issuer = await listenLocally(server)
})
afterEach(() => vi.unstubAllEnvs())
afterAll(() => {
  server.close()
  rmSync(directory, { recursive: true })
})

/** One browser at a site of its own, which reads its environment afresh. */
async function aSite(env: Record<string, string>) {
  vi.resetModules()
  vi.unstubAllEnvs()
  const settings = {
    SANDBOX: '1',
    LOG_LEVEL: 'silent',
    DATA_DIR: directory,
    OIDC_CLIENT_SECRET: SECRET,
    ...env,
  }
  for (const [name, value] of Object.entries({ ...settings, OIDC_ISSUER: issuer, CIRCUIT_BREAKER: '0' }))
    vi.stubEnv(name, value)
  const [signIn, identity, proof, sessions, tokens, signOut, logout, store, edge] = await Promise.all([
    import('./sign-in.server.ts'),
    import('./identity.server.ts'),
    import('./step-up-proof.server.ts'),
    import('./session.server.ts'),
    import('./tokens.server.ts'),
    import('./sign-out.server.ts'),
    import('./token-verification.server.ts'),
    import('./store.server.ts'),
    import('#app/edge/request-context.server.ts'),
  ])
  const jar = new Map<string, string>()
  /** Each call is a request of this browser. */
  const at = <T>(path: string, work: () => Promise<T>): Promise<T> => {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
    const url = new URL(path, 'http://localhost:3000')
    const facts = { url, locale: 'en-ca', clientIp: '127.0.0.1', isShared: false } as const
    const context = edge.createRequestContext({
      ...facts,
      request: new Request(url, { headers: { cookie } }),
    })
    return edge.runInRequest(context, async () => {
      const result = await work()
      for (const line of context.cookies.values()) {
        const [pair = '', ...attributes] = line.split('; ')
        const [name = '', ...value] = pair.split('=')
        if (attributes.includes('Max-Age=0')) jar.delete(name)
        else jar.set(name, value.join('='))
      }
      return result
    })
  }
  return {
    at,
    signIn,
    identity,
    proof,
    sessions,
    tokens,
    signOut,
    logout,
    close: () => store.recordStore().close(),
  }
}
type Site = Awaited<ReturnType<typeof aSite>>

/** The provider's part: nobody is asked anything. @returns the address that the browser comes back to */
function authorize(location: string): URLSearchParams {
  const { searchParams } = new URL(location)
  const request = asked.get(searchParams.get('request_uri') ?? '') ?? searchParams
  const state = request.get('state') ?? ''
  const unknown = request
    .get('scope')
    ?.split(' ')
    .some((scope) => provider.knows && !provider.knows.includes(scope))
  if (unknown) return new URLSearchParams({ error: 'invalid_scope', state })
  const code = crypto.randomUUID()
  asked.set(code, request)
  return new URLSearchParams({ code, state })
}

const leadsTo = (response: Response) => response.headers.get('location') ?? ''
const problemIn = (location: string) =>
  location.startsWith('/auth/problem')
    ? (new URL(location, 'http://site').searchParams.get('reason') ?? '')
    : undefined

async function begin({ at, signIn }: Site, asksAgain = false): Promise<string> {
  const request = { returnTo: '/account', loginHint: null, isRenewal: false, asksAgain }
  return leadsTo(await at('/auth/sign-in', () => signIn.beginSignIn(request)))
}

/** Signs in. @returns 'signed in', or the problem that the page names */
async function signInAt(site: Site): Promise<string> {
  const location = await begin(site)
  const problem = problemIn(location)
  if (problem) return problem
  const query = authorize(location)
  const landed = leadsTo(await site.at(`/auth/callback?${query}`, () => site.signIn.finishSignIn(query)))
  return problemIn(landed) ?? (landed === '/account' ? 'signed in' : landed)
}

async function stepUpAt({ identity, proof, signIn }: Site): Promise<string> {
  const attempt = {
    state: 's',
    nonce: 'n',
    codeVerifier: 'v',
    redirectUri: 'http://localhost:3000/auth/mfa-callback',
  }
  const begunAt = Date.now()
  try {
    const url = await identity.authorizationUrl({ ...attempt, language: 'en', stepUp: { hint: '{}' } })
    const { claims } = await identity.exchangeCode(authorize(url.href).get('code') ?? '', attempt)
    proof.assertSteppedUp(claims, begunAt)
    return 'proven'
  } catch (error) {
    return error instanceof proof.StepUpUnproven ? error.fault : signIn.kindOf(error)
  }
}

/** The token of the session for one audience: 'a token', 'signed out', or 'not now'. */
async function tokenAt(site: Site, which: 'customerToken' | 'contentToken'): Promise<string> {
  const session = await site.at('/account', () => site.sessions.currentSession())
  if (!session) return 'signed out'
  return site.at('/account', () =>
    site.tokens[which](session).then(
      () => 'a token',
      (error: unknown) => (error instanceof site.tokens.SessionEnded ? 'signed out' : 'not now'),
    ),
  )
}

async function expire(site: Site): Promise<void> {
  const session = await site.at('/', () => site.sessions.currentSession())
  if (!session) return
  const old = (access: typeof session.value.access) =>
    Object.fromEntries(
      Object.entries(access).map(([name, one]) => [name, { ...one, expiresAt: Date.now() + 1_000 }]),
    )
  await site.sessions.changeSession(session.id, (data) => ({ ...data, access: old(data.access) }))
}

async function signOutAt(site: Site): Promise<string> {
  const next = await site.at('/auth/sign-out', () => site.signOut.signOut())
  if (!(next instanceof Response))
    return next.fields.id_token_hint ? 'posts the id_token' : 'posts no id_token'
  return leadsTo(next).startsWith(`${issuer}/end?`) ? 'leads to the provider' : 'here only'
}

async function logoutAt({ logout }: Site): Promise<string> {
  const now = Math.floor(Date.now() / 1000) + (provider.clock ?? 0)
  const events = { 'http://schemas.openid.net/event/backchannel-logout': {} }
  const token = await signed({
    iss: issuer,
    aud: CLIENT,
    sub: 'cus_1',
    iat: now,
    exp: now + 60,
    events,
    ...provider.logout,
  })
  return logout.verifyLogoutToken(token).then(
    () => 'believed',
    () => 'refused',
  )
}

/** How the next sign-in begins after a sign-out. */
async function nextAt(site: Site): Promise<string> {
  const location = await begin(site)
  return (
    problemIn(location) ??
    (location.includes('prompt=login') ? 'asks for credentials' : 'as the provider likes')
  )
}

/** A whole visit, in words. */
async function visit(env: Record<string, string>) {
  const site = await aSite(env)
  try {
    const signIn = await signInAt(site)
    if (signIn !== 'signed in') return { signIn }
    const [customer, content] = [await tokenAt(site, 'customerToken'), await tokenAt(site, 'contentToken')]
    const stepUp = await stepUpAt(site)
    await expire(site)
    const refresh = await tokenAt(site, 'customerToken')
    const signOut = refresh === 'signed out' ? 'over' : await signOutAt(site)
    return {
      signIn,
      customer,
      content,
      stepUp,
      refresh,
      signOut,
      next: await nextAt(site),
      logout: await logoutAt(site),
    }
  } finally {
    site.close()
  }
}

const good = {
  ...{ signIn: 'signed in', customer: 'a token', content: 'a token', stepUp: 'proven', refresh: 'a token' },
  ...{ signOut: 'leads to the provider', next: 'as the provider likes', logout: 'believed' },
}
type Visit = Partial<typeof good>

interface Row {
  readonly provider: Provider
  readonly env?: Record<string, string>
  /** What is not as it is at a good provider. */
  readonly differs?: Visit
}

const refusesSignIn = (reason: string): Visit => ({ signIn: reason })
const refreshes = (answer: Answer) => (tokens: Json, grant: URLSearchParams) =>
  grant.get('grant_type') === 'refresh_token' ? answer : ([200, tokens] as const)
const withoutRefresh = ({ refresh_token: _left, ...tokens }: Json) => [200, tokens] as const
const CUSTOMER = 'urn:borealis:web'

const rows: Record<string, Row> = {
  'does everything well': { provider: {} },
  'signs by HS256': { provider: { header: { alg: 'HS256', kid: 'k' } }, differs: refusesSignIn('provider') },
  'leaves the nonce out': {
    provider: { claims: (claims) => ({ ...claims, nonce: undefined }) },
    differs: refusesSignIn('provider'),
  },
  'sends no id_token': {
    provider: { answer: ({ id_token: _left, ...tokens }) => [200, tokens] },
    differs: refusesSignIn('provider'),
  },
  'names two audiences in an id_token': {
    provider: { claims: (claims) => ({ ...claims, aud: ['another', CLIENT], azp: CLIENT }) },
  },
  'names two audiences, and another party that asked': {
    provider: { claims: (claims) => ({ ...claims, aud: ['another', CLIENT], azp: 'another' }) },
    differs: refusesSignIn('provider'),
  },
  'sends id_tokens of 60 kB': {
    provider: {
      claims: (claims) => ({
        ...claims,
        groups: Array.from({ length: 3_000 }, (_, n) => `group number ${n}`),
      }),
    },
  },
  'names no key, and has several': { provider: { header: { alg: 'ES256' } } },
  'is 90 s ahead': { provider: { clock: 90 }, differs: { stepUp: 'future' } },
  'is 90 s ahead, with a tolerance for it': {
    provider: { clock: 90 },
    env: { OIDC_CLOCK_TOLERANCE_SECONDS: '120' },
  },
  'is 90 s behind': { provider: { clock: -90 }, differs: { stepUp: 'silent' } },
  'is 90 s behind, with a tolerance for it': {
    provider: { clock: -90 },
    env: { OIDC_CLOCK_TOLERANCE_SECONDS: '120' },
  },
  'has null in fields that nobody needs': {
    provider: {
      metadata: {
        end_session_endpoint: null,
        revocation_endpoint: null,
        pushed_authorization_request_endpoint: null,
        token_endpoint_auth_methods_supported: null,
        authorization_response_iss_parameter_supported: null,
        acr_values_supported: null,
        claims_supported: 7,
      },
      claims: (claims) => ({ ...claims, sid: null, azp: null, email: null, at_hash: null }),
    },
    differs: { signOut: 'here only', next: 'asks for credentials' },
  },
  'gives acr as a number': {
    provider: { claims: (claims) => ({ ...claims, acr: 2 }) },
    env: { OIDC_STEP_UP_ACR: '2' },
  },
  'ignores acr_values': {
    provider: { claims: (claims) => ({ ...claims, acr: '0' }) },
    differs: { stepUp: 'weak' },
  },
  'proves a second check by amr': {
    provider: { claims: (claims) => ({ ...claims, acr: undefined, amr: ['pwd', 'mfa'] }) },
    env: { OIDC_STEP_UP_PROOF: 'amr:mfa' },
  },
  'proves a second check by acrs, asked for by the claims parameter': {
    provider: {
      claims: (claims, request) => ({
        ...claims,
        acr: '1',
        ...(request.get('claims')?.includes('c1') && { acrs: ['c1'] }),
      }),
    },
    env: { OIDC_STEP_UP_PROOF: 'acrs:c1', OIDC_STEP_UP_REQUEST: 'claims' },
  },
  'leaves auth_time out': {
    provider: { claims: (claims) => ({ ...claims, auth_time: undefined }) },
    differs: { stepUp: 'no-auth-time' },
  },
  'answers a step-up from its own session': {
    provider: { claims: (claims) => ({ ...claims, auth_time: Number(claims.iat) - 120 }) },
    differs: { stepUp: 'silent' },
  },
  'answers a step-up from its own session, which is allowed': {
    provider: { claims: (claims) => ({ ...claims, auth_time: Number(claims.iat) - 120 }) },
    env: { OIDC_STEP_UP_ASKS: 'when-older' },
  },
  'sends logout tokens without exp': { provider: { logout: { exp: undefined } } },
  'sends old logout tokens without exp': {
    provider: { logout: { exp: undefined, iat: Math.floor(Date.now() / 1000) - 900 } },
    differs: { logout: 'refused' },
  },
  'sends logout tokens with null for a session': { provider: { logout: { sid: null, nonce: null } } },
  'takes pushed requests': { provider: { metadata: { pushed_authorization_request_endpoint: 'PAR' } } },
  'advertises pushed requests, and refuses them': {
    provider: {
      metadata: { pushed_authorization_request_endpoint: 'PAR' },
      pushed: [403, { error: 'unauthorized_client' }],
    },
  },
  'requires pushed requests, and refuses them': {
    provider: {
      metadata: { pushed_authorization_request_endpoint: 'PAR', require_pushed_authorization_requests: true },
      pushed: [400, { error: 'invalid_request' }],
    },
    differs: refusesSignIn('unavailable'),
  },
  'gives opaque access tokens': { provider: { isOpaque: true } },
  'is told an audience by `audience`': { provider: {}, env: { OIDC_AUDIENCE_PARAMETER: 'audience' } },
  'knows neither `resource` nor `audience`': {
    provider: { audience: 'account' },
    env: { OIDC_AUDIENCE_PARAMETER: 'none' },
  },
  'has one audience for both': { provider: {}, env: { OIDC_CONTENT_AUDIENCE: CUSTOMER } },
  'gives no refresh token': {
    provider: { answer: withoutRefresh },
    env: { OIDC_SIGN_IN_SCOPES: 'openid profile', OIDC_CONTENT_AUDIENCE: CUSTOMER },
  },
  'gives no refresh token, for one of two audiences': {
    provider: { answer: withoutRefresh },
    differs: { content: 'not now' },
  },
  'says invalid_grant with 403': {
    provider: {
      answer: refreshes([
        403,
        { error: 'invalid_grant', error_description: 'Unknown or invalid refresh token.' },
      ]),
    },
    differs: { content: 'signed out', refresh: 'signed out', signOut: 'over' },
  },
  'answers a refresh with 400 and HTML': {
    provider: { answer: refreshes([400, '<html>Bad request</html>']) },
    differs: { content: 'not now', refresh: 'not now' },
  },
  'answers a refresh with 503 and invalid_grant': {
    provider: { answer: refreshes([503, { error: 'invalid_grant' }]) },
    differs: { content: 'not now', refresh: 'not now' },
  },
  'answers a code with 400 and HTML': {
    provider: { answer: () => [400, '<html>'] },
    differs: refusesSignIn('unavailable'),
  },
  'says invalid_client with 400': {
    provider: { answer: () => [400, { error: 'invalid_client' }] },
    differs: refusesSignIn('provider'),
  },
  'states expires_in as text': { provider: { answer: (tokens) => [200, { ...tokens, expires_in: '600' }] } },
  'takes a client by client_secret_post': {
    provider: {
      takes: 'client_secret_post',
      metadata: { token_endpoint_auth_methods_supported: ['client_secret_post', 'private_key_jwt'] },
    },
  },
  'takes a client by client_secret_post, and advertises Basic': {
    provider: {
      takes: 'client_secret_post',
      metadata: { token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'] },
    },
    env: { OIDC_CLIENT_AUTH: 'client_secret_post' },
  },
  'takes a client by its key': { provider: { takes: 'private_key_jwt' }, env: { OIDC_CLIENT_KEY: 'KEY' } },
  'wants the id_token at sign-out': {
    provider: {},
    env: { OIDC_SIGN_OUT: 'id_token_hint' },
    differs: { signOut: 'posts the id_token', next: 'asks for credentials' },
  },
  'knows no scope offline_access': {
    provider: { knows: ['openid', 'profile'] },
    differs: refusesSignIn('provider'),
  },
  'has an end of session of its own kind': {
    provider: {},
    env: { OIDC_SIGN_OUT: 'here' },
    differs: { signOut: 'here only', next: 'asks for credentials' },
  },
  'has no end of session': {
    provider: { metadata: { end_session_endpoint: undefined } },
    differs: { signOut: 'here only', next: 'asks for credentials' },
  },
}

/** A step-up of `acr` unless something else proves it there. */
const steppedUp = (proof: Json) => (claims: Json, request: URLSearchParams) =>
  request.has('intent_hint') ? { ...claims, acr: undefined, ...proof } : claims
const postsHint: Visit = { signOut: 'posts the id_token', next: 'asks for credentials' }
const byPost = { takes: 'client_secret_post' } as const

/** What docs/providers.md has a section for, as far as it deviates; the settings are read from there. */
const market: Record<string, Pick<Row, 'provider' | 'differs'>> = {
  Auth0: { provider: { ...byPost, claims: steppedUp({ amr: ['mfa'] }) }, differs: postsHint },
  Okta: { provider: { audience: 'api://default' }, differs: postsHint },
  'Entra ID': {
    provider: {
      ...byPost,
      audience: 'api://acme-loyalty',
      claims: (claims, request) =>
        request.has('intent_hint')
          ? {
              ...{ ...claims, acr: '1', nbf: claims.iat, auth_time: Number(claims.iat) - 120 },
              ...(request.get('claims')?.includes('c1') && { acrs: ['c1'] }),
            }
          : claims,
    },
  },
  Keycloak: {
    provider: { audience: 'account', claims: steppedUp({ acr: 'gold' }) },
    differs: postsHint,
  },
  Cognito: {
    provider: {
      metadata: { token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'] },
      audience: 'nobody',
      knows: ['openid', 'profile'],
    },
    differs: { signOut: 'here only', next: 'asks for credentials' },
  },
  'Ping and ForgeRock': {
    provider: { audience: CLIENT, claims: steppedUp({ acr: 'second-factor' }) },
    differs: postsHint,
  },
  'Duende IdentityServer': { provider: { claims: steppedUp({ amr: ['mfa'] }) }, differs: postsHint },
  'LemonLDAP::NG': { provider: { audience: CLIENT }, differs: postsHint },
}

const document = readFileSync('docs/providers.md', 'utf8')
/** The settings in each section of the document; the issuer is that of the test. */
const documented = new Map(
  document
    .split(/^## /m)
    .flatMap((section) => {
      const [name = '', ...lines] = section.split('\n')
      const settings = lines.flatMap((line) => /^([A-Z_]+)=(.+)$/.exec(line)?.slice(1) ?? [])
      return settings.length > 0 ? [[name, settings] as const] : []
    })
    .map(([name, flat]) => [
      name,
      Object.fromEntries(flat.flatMap((key, at) => (at % 2 === 0 ? [[key, flat[at + 1] ?? '']] : []))),
    ]),
)

async function expectVisit({ provider: played, env = {}, differs = {} }: Row): Promise<void> {
  const par = played.metadata?.pushed_authorization_request_endpoint === 'PAR'
  provider = par
    ? { ...played, metadata: { ...played.metadata, pushed_authorization_request_endpoint: `${issuer}/par` } }
    : played
  asked = new Map()
  authentications = []
  const key =
    client && JSON.stringify({ ...(await exportJWK(client.privateKey)), alg: 'ES256', kid: 'client' })
  const seen = await visit(env.OIDC_CLIENT_KEY ? { ...env, OIDC_CLIENT_KEY: key ?? '' } : env)
  expect(seen).toEqual('signIn' in differs ? differs : { ...good, ...differs })
  if (played.takes) expect(new Set(authentications)).toEqual(new Set([played.takes]))
}

test.each(Object.entries(rows))('a provider that %s', (_what, row) => expectVisit(row))

test.each([...documented])('%s, with the settings that the document gives', async (name, env) => {
  const played = market[name]
  if (!played) throw new Error(`nothing plays ${name}`)
  await expectVisit({ ...played, env })
})

test('the document claims nothing that is not tried here, and leaves out no provider that is', () => {
  expect([...documented.keys()]).toEqual(Object.keys(market))
  const table = document.slice(document.indexOf('| A provider that'), document.indexOf('## Auth0'))
  const claimed = [...table.matchAll(/(?<![\w])_([a-z][^|]*?)_(?![\w])/g)].map(([, what = '']) => what)
  expect(claimed.length).toBeGreaterThan(20)
  expect(claimed.filter((what) => !(what in rows || `takes a client ${what}` in rows))).toEqual([])
})

test('a provider that is down shows our page, at sign-in and at sign-out, also when it was well before', async () => {
  provider = {}
  const site = await aSite({})
  expect(await signInAt(site)).toBe('signed in')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6_000 })
  isDown = true
  try {
    expect(await signOutAt(site)).toBe('here only')
    expect(problemIn(await begin(site))).toBe('unavailable')
    expect(await stepUpAt(site)).toBe('unavailable')
    isDown = false
    expect(await begin(site)).toContain('prompt=login')
  } finally {
    isDown = false
    vi.useRealTimers()
    site.close()
  }
})

test('a provider that retires its key for a new one is believed once its keys may be asked for again', async () => {
  provider = { publishes: 'k' }
  const site = await aSite({})
  try {
    expect(await stepUpAt(site)).toBe('proven')
    provider = { publishes: 'another', header: { alg: 'ES256', kid: 'another' } }
    expect(await stepUpAt(site)).toBe('untrusted answer')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5_001 })
    expect(await stepUpAt(site)).toBe('proven')
    // What the old key has signed is not believed any more.
    provider = { publishes: 'another' }
    expect(await stepUpAt(site)).toBe('untrusted answer')
  } finally {
    vi.useRealTimers()
    site.close()
  }
})

test('a silent sign-in whose refresh is refused ends on a page, which asks for credentials once', async () => {
  provider = { answer: refreshes([400, { error: 'invalid_grant' }]) }
  const site = await aSite({})
  try {
    // Once may have been a crash between a refresh and its save.
    for (const _time of [1, 2]) {
      expect(await signInAt(site)).toBe('signed in')
      expect(await tokenAt(site, 'contentToken')).toBe('signed out')
    }
    expect(problemIn(await begin(site))).toBe('not-kept')
    expect(await begin(site, true)).toContain('prompt=login')
  } finally {
    site.close()
  }
})

test('what the provider refuses of a sign-in is in the log of a site that logs warnings; what its customer declines is not', async () => {
  const site = await aSite({})
  const { log } = await import('#app/edge/log.server.ts')
  const warn = vi.spyOn(log, 'warn')
  try {
    for (const error of ['access_denied', 'invalid_scope']) {
      const { searchParams } = new URL(await begin(site))
      const query = new URLSearchParams({ error, state: searchParams.get('state') ?? '' })
      await site.at(`/auth/callback?${query}`, () => site.signIn.finishSignIn(query))
    }
    expect(warn.mock.calls).toEqual([[{ error: 'invalid_scope' }, 'the provider ended a sign-in']])
  } finally {
    site.close()
  }
})
