import { stepUpScopes } from '@borealis/contract/provider.ts'
import { CodeChallengeMethod, generateCodeVerifier, generateState, OAuth2Client, OAuth2Tokens } from 'arctic'
import { decodeJwt } from 'jose'
import { z } from 'zod'
import { log } from '#app/edge/log.server.ts'
import { env } from '#app/env.server.ts'
import {
  answerOf,
  assertAnswering,
  authenticatedPost,
  discover,
  ProviderRefusal,
  UntrustedAnswer,
} from './provider.server.ts'
import { stepUpParameters } from './step-up-proof.server.ts'
import { claimsOf, verifyToken } from './token-verification.server.ts'

/**
 * The OpenID Connect client. arctic makes the verifier, the state and the authorization URL, and reads token responses; jose
 * verifies tokens (`token-verification.server.ts`). Requests are our own (`provider.server.ts`): arctic's have no timeout,
 * follow redirects, and support neither pushed authorization requests, nor a refresh for a single audience, nor a
 * `token_type_hint`.
 */

/**
 * The provider accepts a refresh token once, so abandoning the exchange would lose the session. No request waits
 * this long, and it is shorter than the wait for a silent refresh (`tokens.server.ts`).
 */
const REFRESH_TIMEOUT_MS = 18_000

const client = (redirectUri: string) => new OAuth2Client(env().OIDC_CLIENT_ID, null, redirectUri)

/** Fresh secrets of one attempt: state and nonce identify it, the verifier proves that the exchange is ours (RFC 7636). */
export const newAttemptSecrets = () => ({
  state: generateState(),
  nonce: generateState(),
  codeVerifier: generateCodeVerifier(),
})

export interface AuthorizationRequest {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
  readonly redirectUri: string
  readonly language: string
  /** The e-mail address that prefills the provider's sign-in form. */
  readonly loginHint?: string | null
  /** Hints that the customer has no password, and signs in by a code in their mailbox. */
  readonly byCode?: boolean
  /** Requests that the customer is asked for credentials, whatever the provider remembers of them. */
  readonly asksAgain?: boolean
  /** Requests a step-up that describes this action, instead of a sign-in. */
  readonly stepUp?: { readonly hint: string }
}

/**
 * The URL to which the browser is sent. Its parameters are pushed to the provider where that is supported (RFC 9126), so
 * that they cannot be edited.
 * @throws ProviderRefusal, or a network error
 */
export async function authorizationUrl(request: AuthorizationRequest): Promise<URL> {
  const { metadata } = await discover()
  const scopes = [...(request.stepUp ? stepUpScopes : env().OIDC_SIGN_IN_SCOPES), ...env().OIDC_EXTRA_SCOPES]
  const url = client(request.redirectUri).createAuthorizationURLWithPKCE(
    metadata.authorization_endpoint,
    request.state,
    CodeChallengeMethod.S256,
    request.codeVerifier,
    scopes,
  )
  url.searchParams.set('nonce', request.nonce)
  url.searchParams.set('ui_locales', request.language)
  // Longer than any e-mail address can be.
  if (request.loginHint && request.loginHint.length <= 254) {
    url.searchParams.set('login_hint', request.loginHint)
    const { OIDC_CODE_HINT: code } = env()
    if (request.byCode && code) url.searchParams.set(code.name, code.value)
  }
  if (request.asksAgain) url.searchParams.set('prompt', 'login')
  if (request.stepUp) {
    for (const [name, value] of Object.entries(stepUpParameters())) url.searchParams.set(name, value)
    url.searchParams.set('intent_hint', request.stepUp.hint)
  }
  for (const [name, audience] of audiencesAsked(request.stepUp ? 'step-up' : 'sign-in'))
    url.searchParams.append(name, audience)
  const pushed = metadata.pushed_authorization_request_endpoint
  if (pushed) {
    try {
      return await pushRequest(url, pushed)
    } catch (error) {
      // Advertised for all clients, and refused to this one: the request goes through the browser, as without it.
      if (!(error instanceof ProviderRefusal) || metadata.require_pushed_authorization_requests) throw error
      log.warn({ err: error }, 'the provider refused a pushed request')
    }
  }
  await assertAnswering()
  return url
}

/** The audiences that a request names. Only `resource` may come twice (RFC 6749 section 3.1, RFC 8707). */
function audiencesAsked(purpose: 'sign-in' | 'step-up'): [string, string][] {
  const { OIDC_CUSTOMER_AUDIENCE: customer, OIDC_CONTENT_AUDIENCE: content, OIDC_AUDIENCE_PARAMETER } = env()
  if (OIDC_AUDIENCE_PARAMETER === 'none') return []
  const both = OIDC_AUDIENCE_PARAMETER === 'resource' && purpose === 'sign-in' && content !== customer
  return (both ? [customer, content] : [customer]).map((audience) => [OIDC_AUDIENCE_PARAMETER, audience])
}

async function pushRequest(url: URL, endpoint: string): Promise<URL> {
  const response = await authenticatedPost(endpoint, url.searchParams)
  const answer = await answerOf(response, 'the endpoint for pushed requests')
  const { request_uri } = z.object({ request_uri: z.string() }).parse(answer)
  const short = new URL(url.origin + url.pathname)
  short.searchParams.set('client_id', env().OIDC_CLIENT_ID)
  short.searchParams.set('request_uri', request_uri)
  return short
}

const idTokenClaims = z.looseObject({
  sub: z.string().min(1),
  nonce: z.string(),
  sid: z.string().optional().catch(undefined),
  azp: z.string().nullish(),
})

/** An access token as a session keeps it; milliseconds since 1970. */
export interface AccessToken {
  readonly token: string
  readonly expiresAt: number
}

export interface Exchange {
  readonly accessToken: string
  /** The same, under each of the site's audiences that it is for. */
  readonly access: Readonly<Record<string, AccessToken>>
  /** Absent where the provider gives none: the session then lives as long as its token. */
  readonly refreshToken: string | undefined
  readonly idToken: string
  readonly sub: string
  readonly providerSession: string | undefined
  /** Every claim of the verified id_token. */
  readonly claims: Readonly<Record<string, unknown>>
}

/**
 * Exchanges a code and verifies the id_token: signature, issuer, audience, azp, expiry and nonce
 * (OpenID Connect Core section 3.1.3.7).
 * @throws ProviderRefusal, UntrustedAnswer, or a network error.
 */
export async function exchangeCode(
  code: string,
  attempt: { readonly codeVerifier: string; readonly nonce: string; readonly redirectUri: string },
): Promise<Exchange> {
  const { metadata } = await discover()
  const body = new URLSearchParams({ grant_type: 'authorization_code', code })
  body.set('redirect_uri', attempt.redirectUri)
  body.set('code_verifier', attempt.codeVerifier)
  const { OIDC_AUDIENCE_PARAMETER, OIDC_CUSTOMER_AUDIENCE } = env()
  // Of the two that a sign-in names, a token is for one (RFC 8707 section 2.2).
  if (OIDC_AUDIENCE_PARAMETER === 'resource') body.set('resource', OIDC_CUSTOMER_AUDIENCE)
  const tokens = await requestTokens(metadata.token_endpoint, body)
  const idToken = idTokenOf(tokens)
  const claims = idTokenClaims.safeParse(await verifyToken(idToken))
  if (!claims.success) throw new UntrustedAnswer(`the id_token lacks ${claimsOf(claims.error)}`)
  const { sub, nonce, azp, sid } = claims.data
  if (nonce !== attempt.nonce) throw new UntrustedAnswer('the id_token answers another attempt')
  if (azp != null && azp !== env().OIDC_CLIENT_ID)
    throw new UntrustedAnswer('the id_token is for another party')
  return {
    accessToken: tokens.accessToken(),
    access: accessOf(tokens),
    refreshToken: refreshTokenOf(tokens),
    idToken,
    sub,
    providerSession: sid,
    claims: claims.data,
  }
}

function idTokenOf(tokens: OAuth2Tokens): string {
  try {
    return tokens.idToken()
  } catch (error) {
    throw new UntrustedAnswer('no id_token came with the tokens', { cause: error })
  }
}

const accessTokenOf = (tokens: OAuth2Tokens): AccessToken => ({
  token: tokens.accessToken(),
  expiresAt: tokens.accessTokenExpiresAt().getTime(),
})

const refreshTokenOf = (tokens: OAuth2Tokens): string | undefined =>
  tokens.hasRefreshToken() ? tokens.refreshToken() : undefined

/** Which audiences a sign-in's token is for: those that it names; one that cannot be read is for the one that was asked for. */
function accessOf(tokens: OAuth2Tokens): Record<string, AccessToken> {
  const { OIDC_CUSTOMER_AUDIENCE: customer, OIDC_CONTENT_AUDIENCE: content, OIDC_AUDIENCE_PARAMETER } = env()
  const entry = accessTokenOf(tokens)
  const named = OIDC_AUDIENCE_PARAMETER === 'none' ? undefined : audiencesNamed(entry.token)
  return Object.fromEntries(
    [customer, content]
      .filter((audience) => (named ? named.includes(audience) : audience === customer))
      .map((audience) => [audience, entry]),
  )
}

/** `undefined` for an opaque token. Only the backend verifies it: to the site it is a hint which call it is for. */
function audiencesNamed(token: string): readonly string[] | undefined {
  try {
    return [decodeJwt(token).aud ?? []].flat()
  } catch {
    return undefined
  }
}

/**
 * A new access token for one audience out of the session's refresh-token family, with the refresh token that takes the place of the
 * one that was sent, where the provider gives one.
 * @throws ProviderRefusal (`invalid_grant`: the family has ended), or a network error.
 */
export async function refreshFor(
  audience: string,
  refreshToken: string,
): Promise<AccessToken & Pick<Exchange, 'refreshToken'>> {
  const { metadata } = await discover()
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken })
  const { OIDC_AUDIENCE_PARAMETER } = env()
  if (OIDC_AUDIENCE_PARAMETER !== 'none') body.set(OIDC_AUDIENCE_PARAMETER, audience)
  const tokens = await requestTokens(metadata.token_endpoint, body, REFRESH_TIMEOUT_MS)
  return { ...accessTokenOf(tokens), refreshToken: refreshTokenOf(tokens) }
}

/** The lifetime of a token whose response does not state one, which is optional (RFC 6749 section 5.1). */
const DEFAULT_LIFETIME_SECONDS = 300
const tokenAnswer = z.looseObject({
  expires_in: z.coerce.number().positive().catch(DEFAULT_LIFETIME_SECONDS),
})

async function requestTokens(endpoint: string, body: URLSearchParams, ms?: number): Promise<OAuth2Tokens> {
  const response = await authenticatedPost(endpoint, body, ms)
  return new OAuth2Tokens(tokenAnswer.parse(await answerOf(response, 'the token endpoint')))
}

/**
 * Ends a refresh-token family at the provider (RFC 7009). Best effort: our own record is gone already, so a refusal is only logged.
 * @throws Error when the provider cannot be reached
 */
export async function revoke(refreshToken: string): Promise<void> {
  const { metadata } = await discover()
  if (!metadata.revocation_endpoint) return
  const { ok, status } = await authenticatedPost(
    metadata.revocation_endpoint,
    new URLSearchParams({ token: refreshToken, token_type_hint: 'refresh_token' }),
  )
  if (!ok) log.warn({ status }, 'the provider did not revoke a token')
}

/** A request to end the provider's own session (OpenID RP-Initiated Logout). */
export interface EndOfSession {
  readonly endpoint: string
  readonly fields: Readonly<Record<string, string>>
}

/**
 * How the browser ends the provider's own session; `undefined` where the provider has no such page, or one of its own kind.
 * @throws Error while the provider does not answer
 */
export async function endOfSession(returnTo: string, language: string): Promise<EndOfSession | undefined> {
  const { metadata } = await discover()
  if (!metadata.end_session_endpoint || env().OIDC_SIGN_OUT === 'here') return undefined
  await assertAnswering()
  return {
    endpoint: metadata.end_session_endpoint,
    fields: {
      client_id: env().OIDC_CLIENT_ID,
      post_logout_redirect_uri: returnTo,
      ui_locales: language,
    },
  }
}

/** True when a callback's `iss` is our provider (RFC 9207); it may be absent only where the provider does not send it. */
export async function isOurIssuer(iss: string | null): Promise<boolean> {
  const { metadata } = await discover()
  if (iss === null) return metadata.authorization_response_iss_parameter_supported !== true
  return iss === metadata.issuer
}
