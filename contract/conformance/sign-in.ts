import { randomBytes } from 'node:crypto'
import { createRemoteJWKSet, decodeJwt, type JWTPayload, jwtVerify } from 'jose'
import { signingAlgorithms } from '../provider.ts'
import { stepUpFault, weakness } from '../step-up.ts'
import type { Tokens } from './member.ts'
import {
  type Attempt,
  askProvider,
  attempt,
  audienceOf,
  type ClientSettings,
  type Metadata,
  type TokenAnswer,
  tokenEndpoint,
} from './provider-client.ts'
import type { Rank, Report } from './report.ts'

/** Differences in the URL of a callback. A provider that does not support `iss` may leave it out. */
function judgeReturn(url: URL, asked: Attempt, metadata: Metadata): string[] {
  const { searchParams } = url
  const error = searchParams.get('error')
  const iss = searchParams.get('iss')
  const mayBeSilent = !metadata.authorization_response_iss_parameter_supported
  return [
    ...(url.href.startsWith(asked.redirectUri) ? [] : [`expected ${asked.redirectUri}`]),
    ...(error ? [`expected a code, got the error ${error}`] : []),
    ...(searchParams.get('state') === asked.state ? [] : ['expected the state that was sent']),
    ...(iss === metadata.issuer || (iss === null && mayBeSilent)
      ? []
      : [`expected iss=${metadata.issuer}, got ${iss ?? 'none'}`]),
  ]
}

/** Verifies id_tokens of one provider: signature and claims, and of a step-up whether it was one, and asked since then. */
function idTokenJudge(client: ClientSettings, metadata: Metadata) {
  const keys = createRemoteJWKSet(new URL(metadata.jwks_uri))
  return async (jwt: string, nonce: string, stepUpBegunAt?: number): Promise<string[]> => {
    try {
      const { payload } = await jwtVerify(jwt, keys, {
        issuer: metadata.issuer,
        audience: client.clientId,
        algorithms: signingAlgorithms,
        clockTolerance: client.stepUp.toleranceSeconds,
        requiredClaims: ['exp', 'iat', 'sub'],
      })
      const fault =
        stepUpBegunAt === undefined ? undefined : stepUpFault(payload, stepUpBegunAt, client.stepUp)
      return [
        ...(payload.nonce === nonce ? [] : ['expected the nonce that was sent']),
        ...(fault ? [`expected ${fault.expected}, got ${fault.received}`] : []),
      ]
    } catch (error) {
      return [`expected an id_token that verifies: ${error instanceof Error ? error.message : 'it does not'}`]
    }
  }
}

/** What an access token says; nothing if only the backend can read it. */
function claimsIn(token: string): JWTPayload | undefined {
  try {
    return decodeJwt(token)
  } catch {
    return undefined
  }
}

/** What a readable token says of its audience, because the backend only answers 401. */
function judgeAudience(token: string, audience: string): string[] {
  const claims = claimsIn(token)
  if (!claims) return []
  const named = [claims.aud ?? 'none'].flat()
  return named.includes(audience) ? [] : [`expected aud ${audience}, got ${named.join(', ')}`]
}

/** By the error in the body: Auth0 says `invalid_grant` with 403. */
const judgeRefusal = ({ status, error }: TokenAnswer, expected: string): string[] =>
  status >= 400 && status < 500 && error === expected
    ? []
    : [`expected 400 ${expected}, got ${status} ${error ?? ''}`]

/** Signs a person in on the provider's pages; resolves with the URL that they are redirected to. */
export type Walk = (authorizeUrl: string, purpose: 'sign-in' | 'step-up') => Promise<string>

/** Lets time pass; milliseconds. */
export type Wait = (ms: number) => Promise<void>

interface SignedIn extends Tokens {
  /** Does a step-up and returns its access token. */
  readonly stepUp: () => Promise<string>
  /** Revokes the refresh token family, and checks that it has ended. */
  readonly end: () => Promise<void>
}

/** Tests a sign-in, a refresh for each audience with rotation, and step-ups. */
export async function checkFlow(
  client: ClientSettings,
  metadata: Metadata,
  walk: Walk,
  report: Report,
  wait?: Wait,
): Promise<SignedIn | undefined> {
  const add = (of: string, asked: string, differs: string[], rank: Rank = 'must') =>
    report.add({ of, asked, rank, differs, notes: [] })
  const endpoint = tokenEndpoint(client, metadata)
  const judgeIdToken = idTokenJudge(client, metadata)

  /** One authorization at the provider: the request, and the resulting code. */
  async function travel(purpose: 'sign-in' | 'step-up'): Promise<Attempt & { back: URL }> {
    const asked = attempt(client, metadata, purpose)
    return { ...asked, back: new URL(await walk(asked.url, purpose)) }
  }
  const exchange = ({ back, redirectUri }: Awaited<ReturnType<typeof travel>>, verifier: string) =>
    endpoint.exchange(back.searchParams.get('code'), verifier, redirectUri)

  const first = await travel('sign-in')
  add('sign-in', 'the way back', judgeReturn(first.back, first, metadata))
  const answer = await exchange(first, first.verifier)
  add('token', 'a code and its verifier', [
    ...(answer.status === 200 ? [] : [`expected status 200, got ${answer.status} ${answer.error ?? ''}`]),
    ...(answer.id_token ? [] : ['expected an id_token']),
  ])
  if (!answer.id_token) return undefined
  // A provider that is told no audience, or one for both, gives one token for both.
  const isOneToken = client.audienceParameter === 'none' || client.contentAudience === client.customerAudience
  const ends = answer.refresh_token
    ? []
    : ['expected a refresh_token: without one a session ends with its token']
  add('token', 'a refresh token', ends, isOneToken ? 'should' : 'must')
  add('id_token', 'signature and claims', await judgeIdToken(answer.id_token, first.nonce))
  const replayed = await exchange(first, 'x'.repeat(43))
  add('token', 'a code that was used, with another verifier', judgeRefusal(replayed, 'invalid_grant'))

  // A code that was used twice may revoke its family (RFC 6749 section 4.1.2), so the following starts a new one.
  const wrong = await exchange(await travel('sign-in'), randomBytes(32).toString('base64url'))
  add('token', 'PKCE: a code with a wrong verifier', judgeRefusal(wrong, 'invalid_grant'))
  const last = await travel('sign-in')
  const lasting = await exchange(last, last.verifier)
  let { refresh_token: current = '' }: TokenAnswer = lasting
  const spent: string[] = []

  const refresh = async (audience: string): Promise<string> => {
    if (!current) return lasting.access_token ?? ''
    const next = await endpoint.refresh(current, audienceOf(client, audience))
    const { access_token = '', refresh_token = current, expires_in } = next
    const isRotated = refresh_token !== current
    add('refresh', `for ${audience}`, [
      ...(access_token ? [] : [`expected an access_token, got ${next.status} ${next.error ?? ''}`]),
      ...(expires_in ? [] : ['expected expires_in, a number of seconds']),
      ...judgeAudience(access_token, audience),
    ])
    add(
      'refresh',
      `rotation, for ${audience}`,
      isRotated ? [] : ['expected a new refresh_token (rotation)'],
      'should',
    )
    if (isRotated) spent.push(current)
    current = refresh_token
    return access_token
  }
  const stepUp = async (): Promise<string> =>
    (await report.orReport('step-up', 'as a whole', stepUpOnce)) ?? ''
  // Before the tokens that the backend is asked with: they may live no longer than the wait.
  const tooOld = await checkStepUps()
  const customer = await refresh(client.customerAudience)
  const content = isOneToken ? customer : await refresh(client.contentAudience)
  if (!isOneToken) {
    const differs = customer !== content ? [] : ['expected one token for each audience']
    add('refresh', 'tokens of two audiences', differs)
  }

  return { customer, content, tooOld, stepUp, end }

  async function stepUpOnce(): Promise<string> {
    const begunAt = Date.now()
    const asked = await travel('step-up')
    add('step-up', 'the way back', judgeReturn(asked.back, asked, metadata))
    const { access_token = '', id_token = '', status, error } = await exchange(asked, asked.verifier)
    const claims = claimsIn(access_token)
    const weak = claims && weakness(claims, client.stepUp)
    report.add({
      of: 'step-up',
      asked: 'a code and its verifier',
      differs: [
        ...(access_token ? [] : [`expected an access_token, got ${status} ${error ?? ''}`]),
        ...judgeAudience(access_token, client.customerAudience),
      ],
      notes: weak
        ? [
            `its access token says ${weak.received}: the backend needs another sign of the second check, or introspection`,
          ]
        : [],
    })
    const what = 'signature, claims, strength and auth_time of a step-up'
    add('id_token', what, await judgeIdToken(id_token, asked.nonce, begunAt))
    return access_token
  }

  /**
   * Steps up, and again when the first is too old: the provider must not answer that from its own session.
   * @returns the token of the first
   */
  async function checkStepUps(): Promise<string | undefined> {
    const first = await stepUp()
    const { maxAgeSeconds, toleranceSeconds } = client.stepUp
    const seconds = maxAgeSeconds + toleranceSeconds + 1
    if (!wait) {
      report.notTried(`another second check after ${seconds} seconds: it needs --wait`)
      return undefined
    }
    await wait(seconds * 1000)
    await stepUp()
    return first
  }

  async function end(): Promise<void> {
    if (spent[0]) {
      const replay = await endpoint.refresh(spent[0])
      const asked = 'a refresh token that was exchanged before'
      add('refresh', asked, judgeRefusal(replay, 'invalid_grant'), 'should')
    }
    if (metadata.revocation_endpoint && current) {
      const revoked = await endpoint.revoke(metadata.revocation_endpoint, current)
      add(
        'revocation',
        'the family',
        revoked.ok ? [] : [`expected status 200, got ${revoked.status}`],
        'should',
      )
      const after = await endpoint.refresh(current)
      add('revocation', 'and it has ended', judgeRefusal(after, 'invalid_grant'))
    }
    if (metadata.end_session_endpoint) {
      const url = new URL(metadata.end_session_endpoint)
      url.searchParams.set('client_id', client.clientId)
      url.searchParams.set('post_logout_redirect_uri', `${client.origin}/`)
      const { status } = await askProvider(url.href)
      const differs = status < 400 ? [] : [`expected a page or a redirect, got ${status}`]
      add('logout', 'by client_id and a registered address', differs)
    }
  }
}
