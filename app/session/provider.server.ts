import {
  assertionProof,
  BY_KEY,
  clientAuthAt,
  clientProof,
  providerMetadata,
  type SecretAuth,
} from '@borealis/contract/provider.ts'
import { createRemoteJWKSet, customFetch, importJWK, SignJWT } from 'jose'
import { z } from 'zod'
import { inSpan, traceHeaders } from '#app/edge/tracing.server.ts'
import { NotSent, providerUpstream } from '#app/edge/upstream.server.ts'
import { env } from '#app/env.server.ts'
import { runningTimeout, whileRunning } from './running-timeout.server.ts'

/** Access to the provider: metadata, keys and authenticated requests. All have timeouts and follow no redirects. */

const REQUEST_TIMEOUT_MS = 8_000
/** How long a person waits for the provider, however many requests it takes: metadata, a code's exchange, keys. */
const PATIENCE_MS = 8_000
/** How long a browser waits to hear whether the provider answers, and how long that is believed. */
const PROBE_MS = { timeout: 4_000, believed: 5_000 }
/**
 * How soon a token by a key that is not known makes the site look for new keys again. A provider that rotates without publishing
 * its key beforehand (LemonLDAP::NG) is refused for as long; whoever sends tokens with made-up keys makes it ask this often.
 */
const KEYS_COOLDOWN_MS = 5_000

/** The provider's answer failed a check: wrong signature, audience, nonce, freshness, … */
export class UntrustedAnswer extends Error {
  override name = 'UntrustedAnswer'
}

let provider:
  | Promise<{ metadata: z.infer<typeof providerMetadata>; keys: ReturnType<typeof createRemoteJWKSet> }>
  | undefined

/**
 * What is asked of the provider while a person waits.
 * @throws DOMException `TimeoutError` when it takes too long, or what `work` throws
 */
export const patiently = <T>(work: Promise<T>): Promise<T> => whileRunning(PATIENCE_MS, work)

/** Metadata and keys of the provider, fetched once; a failure is not cached. */
export function discover() {
  provider ??= loadProvider().catch((error: unknown) => {
    provider = undefined
    throw error
  })
  return provider
}

/**
 * `fetch` as a span that is named by its path, with the header by which the provider continues the trace. Each request has a
 * connection of its own: a kept one may be closed as it is used again, and no code and no refresh token can be sent twice.
 */
const fetchTraced: typeof fetch = (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input)
  return inSpan(`provider ${pathname}`, { kind: 'CLIENT' }, () => {
    const headers = new Headers(init?.headers)
    for (const [name, value] of Object.entries(traceHeaders())) headers.set(name, value)
    headers.set('connection', 'close')
    return fetch(input, { ...init, headers })
  })
}

const issuerAddress = () => env().OIDC_ISSUER.replace(/\/$/, '')

const fetchMetadata = (ms = REQUEST_TIMEOUT_MS): Promise<Response> =>
  providerUpstream.run('read', (maxMs) =>
    fetchTraced(`${issuerAddress()}/.well-known/openid-configuration`, {
      signal: runningTimeout(Math.min(maxMs, ms)),
      redirect: 'error',
    }),
  )

async function loadProvider() {
  const issuer = issuerAddress()
  const response = await fetchMetadata()
  if (!response.ok) throw new Error(`discovery answered ${response.status}`)
  const metadata = providerMetadata.parse(await response.json())
  if (metadata.issuer.replace(/\/$/, '') !== issuer)
    throw new UntrustedAnswer('the metadata names another issuer')
  return {
    metadata,
    keys: createRemoteJWKSet(new URL(metadata.jwks_uri), {
      timeoutDuration: REQUEST_TIMEOUT_MS,
      cooldownDuration: KEYS_COOLDOWN_MS,
      [customFetch]: (url, options) => providerUpstream.run('read', () => fetchTraced(url, options)),
    }),
  }
}

let answeredAt = 0

/**
 * Makes sure that the provider answers, before a browser is sent to its pages: of one that is down it shows a page of its
 * own, in its own words, without a way on.
 * @throws Error when it does not
 */
export async function assertAnswering(): Promise<void> {
  if (Date.now() - answeredAt < PROBE_MS.believed) return
  const response = await fetchMetadata(PROBE_MS.timeout)
  await response.body?.cancel()
  if (response.status >= 500) throw new Error(`the provider answers ${response.status}`)
  answeredAt = Date.now()
}

/** The provider refused a request; `code` is its OAuth error (RFC 6749 section 5.2). */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal'
  readonly code: string
  constructor(code: string, description = '') {
    super(`the identity provider refused: ${code}${description && ` (${description})`}`)
    this.code = code
  }
}

const oauthError = z.object({
  error: z.string().transform((code) => code.slice(0, 60)),
  error_description: z
    .string()
    .transform((text) => text.slice(0, 200))
    .optional()
    .catch(undefined),
})

/**
 * The body of an answer. An OAuth error is read from the body, whatever the status below 500: Auth0 says `invalid_grant` with
 * 403, and some say it with 200. A refusal without one, such as a proxy's page, says nothing about a token.
 * @throws ProviderRefusal, or Error for an answer that is neither
 */
export async function answerOf(response: Response, who: string): Promise<unknown> {
  const text = await response.text()
  const body = jsonOf(text)
  const refusal = oauthError.safeParse(body).data
  if (refusal && response.status < 500) throw new ProviderRefusal(refusal.error, refusal.error_description)
  if (!response.ok || body === undefined) {
    throw new Error(`${who} answered ${response.status}${response.ok ? ' without JSON' : ''}`)
  }
  return body
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Sends a request with the client's credentials. A provider that failed is probed by its metadata first, so that no
 * code and no refresh token is risked to find out whether it has recovered.
 * @throws NotSent while the circuit breaker is open
 */
export async function authenticatedPost(
  endpoint: string,
  body: URLSearchParams,
  ms = REQUEST_TIMEOUT_MS,
): Promise<Response> {
  try {
    return await send(endpoint, body, ms)
  } catch (error) {
    if (!(error instanceof NotSent) || error.reason === 'full') throw error
  }
  const metadata = await fetchMetadata()
  await metadata.body?.cancel()
  return send(endpoint, body, ms)
}

async function send(endpoint: string, body: URLSearchParams, ms: number): Promise<Response> {
  const { headers, fields } = await clientCredentials()
  const whole = new URLSearchParams(body)
  for (const [name, value] of Object.entries(fields)) whole.set(name, value)
  return providerUpstream.run('write', () =>
    fetchTraced(endpoint, {
      method: 'POST',
      body: whole,
      redirect: 'error',
      signal: runningTimeout(ms),
      headers: { ...headers, accept: 'application/json' },
    }),
  )
}

/** How the client proves that it is itself: as it is told to, or by its key, or as the provider's metadata says. */
async function clientCredentials(): Promise<ReturnType<typeof clientProof>> {
  const { OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret = '', OIDC_CLIENT_KEY, OIDC_CLIENT_AUTH } = env()
  const { metadata } = await discover()
  const auth = OIDC_CLIENT_AUTH ?? (OIDC_CLIENT_KEY ? BY_KEY : withSecret(metadata))
  if (auth !== BY_KEY) return clientProof(auth, id, secret)
  const key = OIDC_CLIENT_KEY
  if (!key) throw new Error('no client key')
  return assertionProof(id, key, metadata.token_endpoint, async ({ header, claims }) =>
    new SignJWT(claims).setProtectedHeader(header).sign(await importJWK(Object(key))),
  )
}

/** The site has a secret, so it never goes without. */
function withSecret(metadata: Parameters<typeof clientAuthAt>[0]): SecretAuth {
  const auth = clientAuthAt(metadata)
  return auth === 'none' ? 'client_secret_post' : auth
}
