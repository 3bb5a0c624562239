import { z } from 'zod'

/** What the site reads of a provider's metadata (OpenID Connect Discovery section 3). */
export const providerMetadata = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  end_session_endpoint: z.url().optional(),
  revocation_endpoint: z.url().optional(),
  pushed_authorization_request_endpoint: z.url().optional(),
  authorization_response_iss_parameter_supported: z.boolean().optional(),
})

/** The signatures that the site believes. */
export const signingAlgorithms = ['ES256', 'RS256', 'PS256', 'EdDSA']

/** What the site asks for when somebody signs in, and at a step-up: that one brings no refresh token. */
export const signInScopes = ['openid', 'profile', 'offline_access']
export const stepUpScopes = ['openid']
