import { signInScopes, stepUpScopes } from '@borealis/contract/provider.ts'
import { CodeChallengeMethod, generateCodeVerifier, generateState, OAuth2Client, OAuth2Tokens } from 'arctic'
import { z } from 'zod'
import { log } from '#app/edge/log.server.ts'
import { env } from '#app/env.server.ts'
import { authenticatedPost, discover, UntrustedAnswer } from './provider.server.ts'
import { stepUpParameters } from './step-up-proof.server.ts'
import { verifyToken } from './token-verification.server.ts'

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

const tokenError = z.object({ error: z.string() })

/** The provider refused a request; `code` is its OAuth error (RFC 6749 section 5.2). */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal'
  readonly code: string
  constructor(code: string) {
    super(`the identity provider refused: ${code}`)
    this.code = code
  }
}

const client = (redirectUri: string) =>
  new OAuth2Client(env().OIDC_CLIENT_ID, env().OIDC_CLIENT_SECRET, redirectUri)

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
  const scopes = [...(request.stepUp ? stepUpScopes : signInScopes), ...env().OIDC_EXTRA_SCOPES]
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
  }
  const { OIDC_CUSTOMER_AUDIENCE, OIDC_CONTENT_AUDIENCE, OIDC_AUDIENCE_PARAMETER } = env()
  url.searchParams.append(OIDC_AUDIENCE_PARAMETER, OIDC_CUSTOMER_AUDIENCE)
  if (request.stepUp) {
    for (const [name, value] of Object.entries(stepUpParameters())) url.searchParams.set(name, value)
    url.searchParams.set('intent_hint', request.stepUp.hint)
  } else if (OIDC_AUDIENCE_PARAMETER === 'resource') {
    // Only `resource` may come twice (RFC 6749 section 3.1, RFC 8707); else the refresh alone names the second one.
    url.searchParams.append(OIDC_AUDIENCE_PARAMETER, OIDC_CONTENT_AUDIENCE)
  }
  return metadata.pushed_authorization_request_endpoint
    ? pushRequest(url, metadata.pushed_authorization_request_endpoint)
    : url
}

async function pushRequest(url: URL, endpoint: string): Promise<URL> {
  const response = await authenticatedPost(endpoint, url.searchParams)
  await requireSuccess(response, 'the endpoint for pushed requests')
  const { request_uri } = z.object({ request_uri: z.string() }).parse(await response.json())
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

export interface Exchange {
  readonly tokens: OAuth2Tokens
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
  const tokens = await requestTokens(metadata.token_endpoint, body)
  const claims = idTokenClaims.safeParse(await verifyToken(tokens.idToken()))
  if (!claims.success) throw new UntrustedAnswer('the id_token lacks claims')
  const { sub, nonce, azp, sid } = claims.data
  if (nonce !== attempt.nonce) throw new UntrustedAnswer('the id_token answers another attempt')
  if (azp != null && azp !== env().OIDC_CLIENT_ID)
    throw new UntrustedAnswer('the id_token is for another party')
  return { tokens, sub, providerSession: sid, claims: claims.data }
}

/**
 * A new access token for one audience out of the session's refresh-token family.
 * @throws ProviderRefusal (`invalid_grant`: the family has ended), or a network error.
 */
export async function refreshFor(audience: string, refreshToken: string): Promise<OAuth2Tokens> {
  const { metadata } = await discover()
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken })
  body.set(env().OIDC_AUDIENCE_PARAMETER, audience)
  return requestTokens(metadata.token_endpoint, body, REFRESH_TIMEOUT_MS)
}

/** @throws ProviderRefusal for an OAuth error, Error for any other unsuccessful answer */
async function requireSuccess(response: Response, who: string): Promise<void> {
  if (response.ok) return
  if (response.status === 400 || response.status === 401) {
    throw new ProviderRefusal(tokenError.safeParse(await response.json()).data?.error ?? 'invalid_response')
  }
  throw new Error(`${who} answered ${response.status}`)
}

/** The lifetime of a token whose response does not state one, which is optional (RFC 6749 section 5.1). */
const DEFAULT_LIFETIME_SECONDS = 300
const tokenAnswer = z.looseObject({
  expires_in: z.coerce.number().positive().catch(DEFAULT_LIFETIME_SECONDS),
})

async function requestTokens(endpoint: string, body: URLSearchParams, ms?: number): Promise<OAuth2Tokens> {
  const response = await authenticatedPost(endpoint, body, ms)
  await requireSuccess(response, 'the token endpoint')
  return new OAuth2Tokens(tokenAnswer.parse(await response.json()))
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

/**
 * Where the browser goes to end the provider's own session (OpenID RP-Initiated Logout). Named by `client_id`, not by
 * `id_token_hint`: no token of ours, not even that one, is put into an address that a browser keeps.
 */
export async function endSessionUrl(returnTo: string, language: string): Promise<URL | undefined> {
  const { metadata } = await discover()
  if (!metadata.end_session_endpoint) return undefined
  const url = new URL(metadata.end_session_endpoint)
  url.searchParams.set('client_id', env().OIDC_CLIENT_ID)
  url.searchParams.set('post_logout_redirect_uri', returnTo)
  url.searchParams.set('ui_locales', language)
  return url
}

/** True when a callback's `iss` is our provider (RFC 9207); it may be absent only where the provider does not send it. */
export async function isOurIssuer(iss: string | null): Promise<boolean> {
  const { metadata } = await discover()
  if (iss === null) return metadata.authorization_response_iss_parameter_supported !== true
  return iss === metadata.issuer
}
