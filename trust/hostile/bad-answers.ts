import { brokenSeals, type Flaw } from './forge.ts'
import { tokens } from './provider.ts'

/** The reason that `/auth/problem` shows; `cancelled`: the order's page says that it was cancelled. */
type Reason = 'provider' | 'expired' | 'cookies' | 'unavailable' | 'denied' | 'other-account' | 'cancelled'

/** A response of a provider, or of an impostor, that must have no effect. */
export interface BadAnswer {
  readonly name: string
  readonly kind: 'sign-in' | 'step-up'
  readonly reason: Reason
  /** Made at the attempt: its times are those of that moment. */
  readonly idToken?: () => Flaw
  /** Changes the callback's query. */
  readonly query?: (query: URLSearchParams, other: Other) => void
  /** Replaces the callback's path. */
  readonly path?: string
  /** Replaces the token endpoint's response. */
  readonly answer?: (honest: Record<string, unknown>) => { status: number; body: unknown }
  /** The browser that opens the callback. */
  readonly browser?: 'another' | 'without cookies'
}

/** A concurrent attempt of another browser. */
export interface Other {
  readonly state: string
  readonly code: string
}

const now = () => Math.floor(Date.now() / 1000)
const says = (claims: Record<string, unknown>): Flaw => ({ claims })

const wrongClaims = (): Record<string, Flaw> => ({
  'another issuer': says({ iss: 'https://evil.test' }),
  'no issuer': says({ iss: undefined }),
  'another audience': says({ aud: 'somebody-else' }),
  'no audience': says({ aud: undefined }),
  'audience of the backend': says({ aud: 'urn:borealis:web' }),
  'two audiences and another party': says({ aud: ['borealis-site', 'evil'], azp: 'evil' }),
  'another party (azp)': says({ azp: 'evil' }),
  'another nonce': says({ nonce: 'another' }),
  'no nonce': says({ nonce: undefined }),
  'an empty nonce': says({ nonce: '' }),
  'nonce in a list': says({ nonce: ['another'] }),
  'no customer': says({ sub: undefined }),
  'an empty customer': says({ sub: '' }),
  'customer is a number': says({ sub: 7 }),
  expired: says({ exp: now() - 3_600, iat: now() - 7_200 }),
  'never expires': says({ exp: undefined }),
  'no time of issue': says({ iat: undefined }),
  'not valid yet': says({ nbf: now() + 3_600 }),
})

const wrongStepUps = (): Record<string, Flaw> => ({
  'acr of a password': says({ acr: 'urn:borealis:acr:password' }),
  'no acr': says({ acr: undefined }),
  'acr in a list': says({ acr: ['urn:borealis:acr:step-up'] }),
  'acr in capitals': says({ acr: 'URN:BOREALIS:ACR:STEP-UP' }),
  'acr that begins alike': says({ acr: 'urn:borealis:acr:step-up-later' }),
  'done an hour ago': says({ auth_time: now() - 3_600 }),
  'done in 1970': says({ auth_time: 0 }),
  'done tomorrow': says({ auth_time: now() + 86_400 }),
  'done in milliseconds': says({ auth_time: now() * 1000 }),
  'nobody says when': says({ auth_time: undefined }),
  'when is a text': says({ auth_time: 'now' }),
  'by somebody else': says({ sub: 'cus_somebody_else' }),
})

type Tampering = Omit<BadAnswer, 'name' | 'kind'>

const badCallbacks: Record<string, Tampering> = {
  'no state': { reason: 'expired', query: (query) => query.delete('state') },
  'a state nobody gave': { reason: 'expired', query: (query) => query.set('state', 'x'.repeat(43)) },
  'state of another browser’s attempt': {
    reason: 'expired',
    query: (query, { state }) => query.set('state', state),
  },
  'state and code of another browser’s attempt': {
    reason: 'expired',
    query: (query, { state, code }) => {
      query.set('state', state)
      query.set('code', code)
    },
  },
  'code of another attempt': {
    reason: 'provider',
    query: (query, { code }) => query.set('code', code),
  },
  'opened in another browser': { reason: 'expired', browser: 'another' },
  'opened without cookies': { reason: 'cookies', browser: 'without cookies' },
  'no code': { reason: 'provider', query: (query) => query.delete('code') },
  'a code nobody gave': { reason: 'provider', query: (query) => query.set('code', 'nobody') },
  'by another issuer': { reason: 'provider', query: (query) => query.set('iss', 'https://evil.test') },
  'by nobody': { reason: 'provider', query: (query) => query.delete('iss') },
  'by the issuer with a slash': {
    reason: 'provider',
    query: (query) => query.set('iss', `${query.get('iss')}/`),
  },
  'a state of six thousand signs': {
    reason: 'expired',
    query: (query) => query.set('state', 'x'.repeat(6_000)),
  },
}

const badExchanges: Record<string, Tampering> = {
  'the code is refused': {
    reason: 'provider',
    answer: () => ({ status: 400, body: { error: 'invalid_grant' } }),
  },
  'no id_token': {
    reason: 'provider',
    answer: ({ id_token: _left, ...others }) => ({ status: 200, body: others }),
  },
  'the answer is a page': { reason: 'unavailable', answer: () => ({ status: 200, body: '<html>' }) },
  'the answer is a list': { reason: 'unavailable', answer: () => ({ status: 200, body: [] }) },
  'the answer is an error of the server': {
    reason: 'unavailable',
    answer: () => ({ status: 500, body: { error: 'server_error' } }),
  },
  'the id_token is an object': {
    reason: 'provider',
    answer: (honest) => ({ status: 200, body: { ...honest, id_token: { sub: 'me' } } }),
  },
  'the id_token is the access token': {
    reason: 'provider',
    answer: (honest) => ({ status: 200, body: { ...honest, id_token: honest.access_token } }),
  },
  'the tokens are of another type and missing': {
    reason: 'provider',
    answer: () => ({ status: 200, body: tokens({ token_type: 'mac' }) }),
  },
}

const named = (kind: BadAnswer['kind'], group: string, rows: Record<string, Tampering>): BadAnswer[] =>
  Object.entries(rows).map(([name, row]) => ({ name: `${kind}, ${group}: ${name}`, kind, ...row }))

const idTokens = (kind: BadAnswer['kind'], flaws: () => Record<string, Flaw>): BadAnswer[] =>
  Object.keys(flaws()).map((name) => ({
    name: `${kind}, id_token: ${name}`,
    kind,
    reason: 'provider',
    idToken: () => flaws()[name] ?? {},
  }))

/** All bad responses, for both kinds of attempt. */
export const badAnswers: readonly BadAnswer[] = [
  ...(['sign-in', 'step-up'] as const).flatMap((kind) => [
    ...idTokens(kind, () => ({ ...brokenSeals, ...wrongClaims() })),
    ...named(kind, 'callback', badCallbacks),
    ...named(kind, 'exchange', badExchanges),
  ]),
  ...idTokens('step-up', wrongStepUps),
  ...named('sign-in', 'callback', {
    'the customer said no': {
      reason: 'denied',
      query: (query) => query.set('error', 'access_denied'),
    },
    'an error with markup': {
      reason: 'provider',
      query: (query) => query.set('error', '"><script>alert(1)</script>'),
    },
    'in the other language': { reason: 'expired', path: '/fr-ca/auth/callback' },
    'at the address of step-ups': { reason: 'expired', path: '/auth/mfa-callback' },
  }),
  ...named('step-up', 'callback', {
    'the customer said no': {
      reason: 'cancelled',
      query: (query) => query.set('error', 'access_denied'),
    },
    'in the other language': { reason: 'expired', path: '/fr-ca/auth/mfa-callback' },
    'without access token': {
      reason: 'unavailable',
      answer: ({ access_token: _left, ...others }) => ({ status: 200, body: others }),
    },
  }),
]
