import { randomBytes } from 'node:crypto'
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose'
import { z } from 'zod'
import { signingAlgorithms } from '../../app/session/provider-metadata.ts'
import { type Attempt, attempt } from './attempt.ts'
import { askProvider, type ClientSettings, type Metadata } from './client.ts'
import type { Report } from './report.ts'

const FRESH_SECONDS = 360

/** Sends a person through the provider's pages; resolves with the address that they come back to. */
export type Walk = (authorizeUrl: string, purpose: 'sign-in' | 'step-up') => Promise<string>

const tokenAnswer = z.looseObject({
  access_token: z.string().optional(),
  refresh_token: z.string().optional(),
  id_token: z.string().optional(),
  error: z.string().optional(),
})
type TokenAnswer = { readonly status: number } & z.infer<typeof tokenAnswer>

interface SignedIn {
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
    askProvider(url, {
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
      ...wrongAudience(next.access_token ?? '', audience),
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
      const response = await askProvider(url.href)
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
      ...(iss === metadata.issuer ||
      (iss === null && !metadata.authorization_response_iss_parameter_supported)
        ? []
        : [`expected iss=${metadata.issuer}, got ${iss ?? 'none'}`]),
    ])
  }

  async function judgeIdToken(jwt: string, nonce: string, acr?: string): Promise<void> {
    const differs: string[] = []
    try {
      const { payload } = await jwtVerify(jwt, keys, {
        issuer: metadata.issuer,
        audience: client.clientId,
        algorithms: signingAlgorithms,
        clockTolerance: 60,
        requiredClaims: ['exp', 'iat', 'sub'],
      })
      if (payload.nonce !== nonce) differs.push('expected the nonce that was sent')
      if (acr && payload.acr !== acr)
        differs.push(`expected acr ${acr}, got ${String(payload.acr ?? 'none')}`)
      const age = Date.now() / 1000 - Number(payload.auth_time ?? 0)
      if (acr && !(age <= FRESH_SECONDS)) differs.push('expected an auth_time of a moment ago')
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

/** What a token that can be read says of its audience: the backend would only say that nobody is signed in. */
function wrongAudience(token: string, audience: string): string[] {
  try {
    const named = [decodeJwt(token).aud ?? 'none'].flat()
    return named.includes(audience) ? [] : [`expected aud ${audience}, got ${named.join(', ')}`]
  } catch {
    // Not a JWT, and nobody's business but the backend's.
    return []
  }
}
