import { z } from 'zod'
import type { StepUpSettings } from './step-up.ts'

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

/** Scopes at a step-up, which yields no refresh token. */
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

/** How a client proves itself with its key instead. */
export const BY_KEY = 'private_key_jwt'

export type SecretAuth = keyof typeof proofs
export type ClientAuth = SecretAuth | typeof BY_KEY
const secretAuths = Object.keys(proofs) as readonly SecretAuth[]

/** What a client that is told nothing does: the first that the provider offers. Offered is Basic where it does not say (Discovery section 3). */
export const clientAuthAt = ({
  token_endpoint_auth_methods_supported: offered = ['client_secret_basic'],
}: {
  token_endpoint_auth_methods_supported?: readonly string[] | undefined
}): SecretAuth => secretAuths.find((one) => offered.includes(one)) ?? 'client_secret_post'

/** What a client with a secret adds to its request. */
export const clientProof = (auth: SecretAuth, id: string, secret: string): ClientProof =>
  proofs[auth](id, secret)

/** A private JWK; its `kid` and `alg`, and `x5t` if it has one, go into the header of what it signs. */
export const clientKey = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom', message: 'must be a private JWK, as JSON' })
      return z.NEVER
    }
  })
  .pipe(
    z.looseObject(
      { kty: z.enum(['RSA', 'EC', 'OKP']), alg: z.string(), d: z.string(), kid: z.string().optional() },
      { error: 'must be a private JWK with kty, alg and d' },
    ),
  )
export type ClientKey = z.output<typeof clientKey>

const ASSERTION_SECONDS = 60

interface Assertion {
  readonly header: { readonly alg: string; readonly kid?: string; readonly x5t?: string }
  readonly claims: Record<string, string | number>
}

/**
 * What a client with a key adds to its request: `private_key_jwt` (OpenID Connect Core section 9), for the token endpoint, as Okta and
 * Entra ID require, and good once.
 */
export async function assertionProof(
  id: string,
  { alg, kid, x5t }: ClientKey,
  tokenEndpoint: string,
  sign: (assertion: Assertion) => Promise<string>,
): Promise<ClientProof> {
  const iat = Math.floor(Date.now() / 1000)
  const assertion = await sign({
    header: { alg, ...(kid && { kid }), ...(typeof x5t === 'string' && { x5t }) },
    claims: {
      ...{ iss: id, sub: id, aud: tokenEndpoint },
      ...{ jti: crypto.randomUUID(), iat, exp: iat + ASSERTION_SECONDS },
    },
  })
  const type = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer'
  return { headers: {}, fields: { client_id: id, client_assertion_type: type, client_assertion: assertion } }
}

/** `api.example.ca:8080` is an address too, of the scheme `api.example.ca`: nothing could be asked there. */
export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address such as https://www.example.ca',
})

/** Addresses or names, separated by spaces or commas. */
export const listed = z
  .string()
  .default('')
  .transform((value) => value.split(/[\s,]+/).filter((one) => one !== ''))

const listedOr = (others: readonly string[]) =>
  listed.transform((own) => (own.length > 0 ? own : [...others]))

/**
 * Variables of the site that say how its provider and its backend are. `npm run contract:check` reads them by the same rules;
 * `.env.example` explains each.
 */
export const providerVariables = z.object({
  OIDC_CLIENT_ID: z.string().min(1).default('borealis-site'),
  OIDC_CLIENT_SECRET: z.string().min(16).optional(),
  OIDC_CLIENT_KEY: clientKey.optional(),
  OIDC_CLIENT_AUTH: z.enum(['client_secret_basic', 'client_secret_post', BY_KEY]).optional(),
  OIDC_SIGN_IN_SCOPES: listedOr(['openid', 'profile', 'offline_access']).refine(
    (scopes) => scopes.includes('openid'),
    'must name openid',
  ),
  OIDC_EXTRA_SCOPES: listed,
  OIDC_CUSTOMER_AUDIENCE: z.string().default('urn:borealis:web'),
  OIDC_CONTENT_AUDIENCE: z.string().default('urn:borealis:content'),
  OIDC_AUDIENCE_PARAMETER: z.enum(['resource', 'audience', 'none']).default('resource'),
  OIDC_STEP_UP_ACR: listedOr(['urn:borealis:acr:step-up']),
  /** Claims of the id_token that prove a step-up; one of them is enough. */
  OIDC_STEP_UP_PROOF: listedOr(['acr']).pipe(
    z.array(z.string().regex(/^(acr|(amr|acrs):\S+)$/, 'must be acr, amr:… or acrs:…')),
  ),
  OIDC_STEP_UP_REQUEST: z.enum(['acr_values', 'claims']).default('acr_values'),
  OIDC_STEP_UP_ASKS: z.enum(['always', 'when-older']).default('always'),
  OIDC_STEP_UP_PROMPT: z.enum(['login', 'consent', 'select_account']).optional(),
  OIDC_CLOCK_TOLERANCE_SECONDS: z.coerce.number().int().min(0).max(600).default(60),
  STEP_UP_MAX_AGE_SECONDS: z.coerce.number().int().positive().default(300),
  STEP_UP_HEADER: z
    .string()
    .regex(/^[a-z][a-z\d-]*$/i, 'must be the name of a header, such as x-step-up-token')
    .toLowerCase()
    .default('step-up-authorization'),
  /** An entry without a scheme is a host, which is asked over https. */
  IMAGE_HOSTS: listed
    .transform((hosts) => hosts.map((host) => (host.includes('://') ? host : `https://${host}`)))
    .pipe(z.array(webAddress)),
})

/** The variables that are set: one without a value is as if it were not there. */
export const setVariables = (source: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(source).flatMap(([name, value]) => {
      const trimmed = value?.trim()
      return trimmed ? [[name, trimmed]] : []
    }),
  )

export type ProviderVariables = z.output<typeof providerVariables>

export const stepUpSettings = (variables: ProviderVariables): StepUpSettings => ({
  acr: variables.OIDC_STEP_UP_ACR,
  proof: variables.OIDC_STEP_UP_PROOF,
  request: variables.OIDC_STEP_UP_REQUEST,
  asks: variables.OIDC_STEP_UP_ASKS,
  prompt: variables.OIDC_STEP_UP_PROMPT,
  maxAgeSeconds: variables.STEP_UP_MAX_AGE_SECONDS,
  toleranceSeconds: variables.OIDC_CLOCK_TOLERANCE_SECONDS,
})
