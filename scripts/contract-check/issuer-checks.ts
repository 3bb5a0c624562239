import { createHash, randomBytes } from 'node:crypto'
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Report } from './report.ts'

const TIMEOUT_MS = 15_000
/** What the site takes; see `app/session/identity.server.ts`. */
const ALGORITHMS = ['ES256', 'RS256', 'PS256', 'EdDSA']
const FRESH_SECONDS = 360

export interface ClientSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Where the site would run: its registered addresses begin with it. */
  readonly origin: string
  readonly customerAudience: string
  readonly contentAudience: string
  readonly audienceParameter: 'resource' | 'audience'
  readonly stepUpAcr: string
}

/** Sends a person through the provider's pages; resolves with the address that they come back to. */
export type Walk = (authorizeUrl: string, purpose: 'sign-in' | 'step-up') => Promise<string>

const metadataSchema = z.looseObject({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  end_session_endpoint: z.url().optional(),
  revocation_endpoint: z.url().optional(),
  pushed_authorization_request_endpoint: z.url().optional(),
  authorization_response_iss_parameter_supported: z.boolean().optional(),
  backchannel_logout_supported: z.boolean().optional(),
  code_challenge_methods_supported: z.array(z.string()).optional(),
  acr_values_supported: z.array(z.string()).optional(),
  scopes_supported: z.array(z.string()).optional(),
  response_types_supported: z.array(z.string()).optional(),
  id_token_signing_alg_values_supported: z.array(z.string()).optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
})
export type Metadata = z.infer<typeof metadataSchema>

const tokenAnswer = z.looseObject({
  access_token: z.string().optional(),
  refresh_token: z.string().optional(),
  id_token: z.string().optional(),
  error: z.string().optional(),
})
type TokenAnswer = { readonly status: number } & z.infer<typeof tokenAnswer>

const get = (url: string, init: RequestInit = {}) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), ...init })

/** Discovery and keys. Nobody signs in. */
export async function checkDiscovery(client: ClientSettings, report: Report): Promise<Metadata | undefined> {
  const issuer = client.issuer.replace(/\/$/, '')
  const add = (of: string, asked: string, differs: string[], notes: string[] = []) =>
    report.add({ of, asked, differs, notes })
  const response = await get(`${issuer}/.well-known/openid-configuration`).catch(() => undefined)
  const read = metadataSchema.safeParse(await response?.json().catch(() => undefined))
  if (!response?.ok || !read.success) {
    const why = read.error?.issues.map(({ path, message }) => `${path.join('.') || 'the body'}: ${message}`)
    add('discovery', 'metadata', [
      `expected status 200, got ${response?.status ?? 'no answer'}`,
      ...(why ?? []),
    ])
    return undefined
  }
  const metadata = read.data
  const offers = (list: string[] | undefined, wanted: string, name: string) =>
    list?.includes(wanted) ? [] : [`expected ${wanted} in ${name}, got ${list?.join(', ') ?? 'nothing'}`]
  add(
    'discovery',
    'it names itself as it is called',
    metadata.issuer.replace(/\/$/, '') === issuer
      ? []
      : [`expected the issuer ${issuer}, got ${metadata.issuer}`],
  )
  add(
    'discovery',
    'authorization code',
    offers(metadata.response_types_supported, 'code', 'response_types_supported'),
  )
  add(
    'discovery',
    'PKCE',
    offers(metadata.code_challenge_methods_supported, 'S256', 'code_challenge_methods_supported'),
  )
  for (const scope of ['openid', 'profile', 'offline_access'])
    add('discovery', `scope ${scope}`, offers(metadata.scopes_supported, scope, 'scopes_supported'))
  add('discovery', 'step-up', offers(metadata.acr_values_supported, client.stepUpAcr, 'acr_values_supported'))
  const methods = metadata.token_endpoint_auth_methods_supported
  // Left out, it is client_secret_basic (RFC 8414 section 2).
  add(
    'discovery',
    'client secret by HTTP Basic',
    methods ? offers(methods, 'client_secret_basic', 'token_endpoint_auth_methods_supported') : [],
  )
  const signed = metadata.id_token_signing_alg_values_supported ?? []
  add(
    'discovery',
    'signatures',
    signed.some((one) => ALGORITHMS.includes(one))
      ? []
      : [`expected one of ${ALGORITHMS.join(', ')}, got ${signed.join(', ') || 'nothing'}`],
  )
  const must = (value: unknown, name: string) => (value ? [] : [`expected ${name}`])
  add(
    'discovery',
    'iss in the answer (RFC 9207)',
    must(
      metadata.authorization_response_iss_parameter_supported,
      'authorization_response_iss_parameter_supported',
    ),
  )
  add('discovery', 'signing out', [
    ...must(metadata.end_session_endpoint, 'end_session_endpoint'),
    ...must(metadata.revocation_endpoint, 'revocation_endpoint'),
  ])
  add(
    'discovery',
    'back-channel logout',
    must(metadata.backchannel_logout_supported, 'backchannel_logout_supported'),
  )
  if (!metadata.pushed_authorization_request_endpoint)
    report.skip('pushed authorization requests: not offered, not needed')
  await checkKeys(metadata, report)
  return metadata
}

async function checkKeys({ jwks_uri }: Metadata, report: Report): Promise<void> {
  const response = await get(jwks_uri).catch(() => undefined)
  const shape = z.object({
    keys: z.array(z.looseObject({ kty: z.string(), kid: z.string().optional() })).min(1),
  })
  const read = shape.safeParse(await response?.json().catch(() => undefined))
  const differs = read.success ? [] : ['expected a set of at least one key (RFC 7517)']
  if (read.data?.keys.some((key) => 'd' in key || 'k' in key)) differs.push('expected public keys only')
  report.add({ of: 'jwks', asked: 'keys', differs, notes: [] })
}

export interface SignedIn {
  readonly customer: string
  readonly content: string
  /** Asks for a step-up, and gives its access token. */
  readonly stepUp: () => Promise<string>
  /** Ends the family of refresh tokens, and looks whether it has ended. */
  readonly end: () => Promise<void>
}

/** A whole sign-in, refresh by audience with rotation, and a step-up. */
export async function checkFlow(
  client: ClientSettings,
  metadata: Metadata,
  walk: Walk,
  report: Report,
): Promise<SignedIn | undefined> {
  const add = (of: string, asked: string, differs: string[]) => report.add({ of, asked, differs, notes: [] })
  const keys = createRemoteJWKSet(new URL(metadata.jwks_uri))
  const basic = Buffer.from(
    `${encodeURIComponent(client.clientId)}:${encodeURIComponent(client.clientSecret)}`,
  ).toString('base64')

  const post = (url: string, fields: Record<string, string>) =>
    get(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { authorization: `Basic ${basic}`, accept: 'application/json' },
    })
  const token = async (fields: Record<string, string>): Promise<TokenAnswer> => {
    const response = await post(metadata.token_endpoint, fields)
    const body = tokenAnswer.safeParse(await response.json().catch(() => ({})))
    return { ...body.data, status: response.status }
  }

  const signIn = attempt(client, metadata, 'sign-in')
  const back = new URL(await walk(signIn.url, 'sign-in'))
  judgeReturn(back, signIn, 'sign-in')
  const exchange = (code: string, verifier: string, redirectUri: string) =>
    token({ grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri })
  const answer = await exchange(back.searchParams.get('code') ?? '', signIn.verifier, signIn.redirectUri)
  add('token', 'a code and its verifier', [
    ...(answer.status === 200 ? [] : [`expected status 200, got ${answer.status} ${answer.error ?? ''}`]),
    ...(answer.refresh_token ? [] : ['expected a refresh_token for offline_access']),
    ...(answer.id_token ? [] : ['expected an id_token']),
  ])
  if (!answer.refresh_token || !answer.id_token) return undefined
  await judgeIdToken(answer.id_token, signIn.nonce)
  const replayed = await exchange(back.searchParams.get('code') ?? '', 'x'.repeat(43), signIn.redirectUri)
  add('token', 'a code that was used, with another verifier', refusal(replayed, 'invalid_grant'))

  // A code that was used twice may end its family (RFC 6749 section 4.1.2): begin a new one for what follows.
  const second = attempt(client, metadata, 'sign-in')
  const again = new URL(await walk(second.url, 'sign-in'))
  const wrong = await exchange(
    again.searchParams.get('code') ?? '',
    randomBytes(32).toString('base64url'),
    second.redirectUri,
  )
  add('token', 'PKCE: a code with a wrong verifier', refusal(wrong, 'invalid_grant'))
  const third = attempt(client, metadata, 'sign-in')
  const fresh = new URL(await walk(third.url, 'sign-in'))
  const family = await exchange(fresh.searchParams.get('code') ?? '', third.verifier, third.redirectUri)
  let current = family.refresh_token ?? ''
  const spent: string[] = []

  const refresh = async (audience: string): Promise<string> => {
    const next = await token({
      grant_type: 'refresh_token',
      refresh_token: current,
      [client.audienceParameter]: audience,
    })
    add('refresh', `for ${audience}`, [
      ...(next.access_token ? [] : [`expected an access_token, got ${next.status} ${next.error ?? ''}`]),
      ...(next.refresh_token && next.refresh_token !== current
        ? []
        : ['expected a new refresh_token (rotation)']),
    ])
    if (next.refresh_token && next.refresh_token !== current) {
      spent.push(current)
      current = next.refresh_token
    }
    return next.access_token ?? ''
  }
  const customer = await refresh(client.customerAudience)
  const content = await refresh(client.contentAudience)
  add(
    'refresh',
    'tokens of two audiences',
    customer !== content ? [] : ['expected one token for each audience'],
  )

  return { customer, content, stepUp, end }

  async function stepUp(): Promise<string> {
    const asked = attempt(client, metadata, 'step-up')
    const returned = new URL(await walk(asked.url, 'step-up'))
    judgeReturn(returned, asked, 'step-up')
    const got = await exchange(returned.searchParams.get('code') ?? '', asked.verifier, asked.redirectUri)
    add('step-up', 'a code and its verifier', [
      ...(got.access_token ? [] : [`expected an access_token, got ${got.status} ${got.error ?? ''}`]),
    ])
    await judgeIdToken(got.id_token ?? '', asked.nonce, client.stepUpAcr)
    return got.access_token ?? ''
  }

  async function end(): Promise<void> {
    const replay = await token({ grant_type: 'refresh_token', refresh_token: spent[0] ?? '' })
    add('refresh', 'a refresh token that was exchanged before', refusal(replay, 'invalid_grant'))
    if (metadata.revocation_endpoint) {
      const revoked = await post(metadata.revocation_endpoint, {
        token: current,
        token_type_hint: 'refresh_token',
      })
      add('revocation', 'the family', revoked.ok ? [] : [`expected status 200, got ${revoked.status}`])
      const after = await token({ grant_type: 'refresh_token', refresh_token: current })
      add('revocation', 'and it has ended', refusal(after, 'invalid_grant'))
    }
    if (metadata.end_session_endpoint) {
      const url = new URL(metadata.end_session_endpoint)
      url.searchParams.set('client_id', client.clientId)
      url.searchParams.set('post_logout_redirect_uri', `${client.origin}/`)
      const response = await get(url.href)
      add(
        'logout',
        'by client_id and a registered address',
        response.status < 400 ? [] : [`expected a page or a redirect, got ${response.status}`],
      )
    }
  }

  function judgeReturn(url: URL, asked: Attempt, of: string): void {
    const { searchParams } = url
    const error = searchParams.get('error')
    const iss = searchParams.get('iss')
    add(of, 'the way back', [
      ...(url.href.startsWith(asked.redirectUri) ? [] : [`expected ${asked.redirectUri}`]),
      ...(error ? [`expected a code, got the error ${error}`] : []),
      ...(searchParams.get('state') === asked.state ? [] : ['expected the state that was sent']),
      ...(iss === metadata.issuer ? [] : [`expected iss=${metadata.issuer}, got ${iss ?? 'none'}`]),
    ])
  }

  async function judgeIdToken(jwt: string, nonce: string, acr?: string): Promise<void> {
    const differs: string[] = []
    try {
      const { alg } = decodeProtectedHeader(jwt)
      const { payload } = await jwtVerify(jwt, keys, {
        issuer: metadata.issuer,
        audience: client.clientId,
        algorithms: ALGORITHMS,
        clockTolerance: 60,
        requiredClaims: ['exp', 'iat', 'sub'],
      })
      if (payload.nonce !== nonce) differs.push('expected the nonce that was sent')
      if (acr && payload.acr !== acr)
        differs.push(`expected acr ${acr}, got ${String(payload.acr ?? 'none')}`)
      const age = Date.now() / 1000 - Number(payload.auth_time ?? 0)
      if (acr && !(age <= FRESH_SECONDS)) differs.push('expected an auth_time of a moment ago')
      if (!alg) differs.push('expected a signature')
    } catch (error) {
      differs.push(
        `expected an id_token that verifies: ${error instanceof Error ? error.message : 'it does not'}`,
      )
    }
    add(
      'id_token',
      acr ? 'signature, claims, acr and auth_time of a step-up' : 'signature and claims',
      differs,
    )
  }
}

const refusal = ({ status, error }: TokenAnswer, expected: string): string[] =>
  status === 400 && error === expected ? [] : [`expected 400 ${expected}, got ${status} ${error ?? ''}`]

interface Attempt {
  readonly url: string
  readonly verifier: string
  readonly state: string
  readonly nonce: string
  readonly redirectUri: string
}

/** The address that the site would send a browser to. */
function attempt(client: ClientSettings, metadata: Metadata, purpose: 'sign-in' | 'step-up'): Attempt {
  const [verifier, state, nonce] = [32, 16, 16].map((size) => randomBytes(size).toString('base64url'))
  const redirectUri = `${client.origin}${purpose === 'sign-in' ? '/auth/callback' : '/auth/mfa-callback'}`
  const url = new URL(metadata.authorization_endpoint)
  const parameters: [string, string][] = [
    ['client_id', client.clientId],
    ['response_type', 'code'],
    ['redirect_uri', redirectUri],
    ['scope', purpose === 'sign-in' ? 'openid profile offline_access' : 'openid'],
    ['state', state ?? ''],
    ['nonce', nonce ?? ''],
    [
      'code_challenge',
      createHash('sha256')
        .update(verifier ?? '')
        .digest('base64url'),
    ],
    ['code_challenge_method', 'S256'],
    [client.audienceParameter, client.customerAudience],
    purpose === 'sign-in'
      ? [client.audienceParameter, client.contentAudience]
      : ['acr_values', client.stepUpAcr],
  ]
  for (const [name, value] of parameters) url.searchParams.append(name, value)
  return { url: url.href, verifier: verifier ?? '', state: state ?? '', nonce: nonce ?? '', redirectUri }
}
