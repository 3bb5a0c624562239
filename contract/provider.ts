import { z } from 'zod'

/** What only some providers publish: absent, null or of another type, it is not there, and refuses nothing. */
const address = z.url().optional().catch(undefined)
const flag = z.boolean().optional().catch(undefined)
const names = z.array(z.string()).optional().catch(undefined)

/** What the site reads of a provider's metadata (OpenID Connect Discovery section 3). */
export const providerMetadata = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  end_session_endpoint: address,
  revocation_endpoint: address,
  pushed_authorization_request_endpoint: address,
  require_pushed_authorization_requests: flag,
  authorization_response_iss_parameter_supported: flag,
  token_endpoint_auth_methods_supported: names,
})

/** The signature algorithms that the site accepts. */
export const signingAlgorithms = ['ES256', 'RS256', 'PS256', 'EdDSA']

/** Scopes at sign-in, unless the site is told others, and at a step-up, which yields no refresh token. */
export const signInScopes = ['openid', 'profile', 'offline_access']
export const stepUpScopes = ['openid']
