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

/** How a client proves itself with its secret, or says that it has none (OpenID Connect Core section 9). */
const proofs = {
  client_secret_basic: (id: string, secret: string) => {
    // RFC 6749 section 2.3.1: both parts are form-encoded before they are joined.
    const pair = `${encodeURIComponent(id)}:${encodeURIComponent(secret)}`
    return { headers: { authorization: `Basic ${Buffer.from(pair).toString('base64')}` }, fields: {} }
  },
  client_secret_post: (id: string, secret: string) => ({
    headers: {},
    fields: { client_id: id, client_secret: secret },
  }),
  none: (id: string) => ({ headers: {}, fields: { client_id: id } }),
} satisfies Record<string, (id: string, secret: string) => ClientProof>

interface ClientProof {
  readonly headers: Record<string, string>
  readonly fields: Record<string, string>
}

export type ClientAuth = keyof typeof proofs
export const clientAuths = Object.keys(proofs) as readonly ClientAuth[]

/** What a client that is told nothing does: the first that the provider offers. Offered is Basic where it does not say (Discovery section 3). */
export const clientAuthAt = ({
  token_endpoint_auth_methods_supported: offered = ['client_secret_basic'],
}: {
  token_endpoint_auth_methods_supported?: readonly string[] | undefined
}): ClientAuth => clientAuths.find((one) => offered.includes(one)) ?? 'client_secret_post'

/** What a client adds to its request. */
export const clientProof = (auth: ClientAuth, id: string, secret: string): ClientProof =>
  proofs[auth](id, secret)
