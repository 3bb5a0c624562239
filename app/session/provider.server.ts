import { providerMetadata } from '@borealis/contract/provider.ts'
import { createRemoteJWKSet, customFetch } from 'jose'
import type { z } from 'zod'
import { NotSent, providerUpstream } from '#app/edge/upstream.server.ts'
import { env } from '#app/env.server.ts'
import { runningTimeout } from './running-timeout.server.ts'

/** Access to the provider: metadata, keys and authenticated requests. All have timeouts and follow no redirects. */

const REQUEST_TIMEOUT_MS = 10_000

/** The provider's answer failed a check: wrong signature, audience, nonce, freshness, … */
export class UntrustedAnswer extends Error {
  override name = 'UntrustedAnswer'
}

let provider:
  | Promise<{ metadata: z.infer<typeof providerMetadata>; keys: ReturnType<typeof createRemoteJWKSet> }>
  | undefined

/** Metadata and keys of the provider, fetched once; a failure is not cached. */
export function discover() {
  provider ??= loadProvider().catch((error: unknown) => {
    provider = undefined
    throw error
  })
  return provider
}

const issuerAddress = () => env().OIDC_ISSUER.replace(/\/$/, '')

const fetchMetadata = (): Promise<Response> =>
  providerUpstream.run('read', (maxMs) =>
    fetch(`${issuerAddress()}/.well-known/openid-configuration`, {
      signal: runningTimeout(Math.min(maxMs, REQUEST_TIMEOUT_MS)),
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
      [customFetch]: (url, options) => providerUpstream.run('read', () => fetch(url, options)),
    }),
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

function send(endpoint: string, body: URLSearchParams, ms: number): Promise<Response> {
  const { OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = env()
  // RFC 6749 section 2.3.1: both parts are form-encoded before they are joined.
  const credentials = `${encodeURIComponent(OIDC_CLIENT_ID)}:${encodeURIComponent(OIDC_CLIENT_SECRET)}`
  return providerUpstream.run('write', () =>
    fetch(endpoint, {
      method: 'POST',
      body,
      redirect: 'error',
      signal: runningTimeout(ms),
      headers: {
        authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
        accept: 'application/json',
      },
    }),
  )
}
