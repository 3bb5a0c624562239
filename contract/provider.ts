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

/** The signature algorithms that the site accepts. */
export const signingAlgorithms = ['ES256', 'RS256', 'PS256', 'EdDSA']

/** Scopes at sign-in and at a step-up; a step-up yields no refresh token. */
export const signInScopes = ['openid', 'profile', 'offline_access']
export const stepUpScopes = ['openid']
