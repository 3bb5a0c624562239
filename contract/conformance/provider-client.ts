import { createHash, randomBytes } from 'node:crypto'
import { importJWK, SignJWT } from 'jose'
import { z } from 'zod'
import {
  assertionProof,
  BY_KEY,
  type ClientAuth,
  type ClientKey,
  clientAuthAt,
  clientProof,
  type ProviderVariables,
  providerMetadata,
  stepUpScopes,
  stepUpSettings,
} from '../provider.ts'
import { type StepUpSettings, stepUpRequest } from '../step-up.ts'

const TIMEOUT_MS = 15_000

/** The site's client settings at this provider. */
export interface ClientSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Instead of the secret. */
  readonly clientKey?: ClientKey | undefined
  /** How it proves itself; absent: by its key, or as the provider's metadata says. */
  readonly clientAuth?: ClientAuth | undefined
  /** The origin of the site: its registered redirect URIs begin with it. */
  readonly origin: string
  readonly customerAudience: string
  readonly contentAudience: string
  readonly audienceParameter: 'resource' | 'audience' | 'none'
  readonly stepUp: StepUpSettings
  readonly signInScopes: readonly string[]
  /** Requested in addition to those, and at a step-up. */
  readonly extraScopes: readonly string[]
}

/** The sandbox's client, unless the variables name another. */
export const clientSettings = (
  variables: ProviderVariables,
  at: Pick<ClientSettings, 'issuer' | 'origin'>,
): ClientSettings => ({
  ...at,
  clientId: variables.OIDC_CLIENT_ID,
  clientSecret: variables.OIDC_CLIENT_SECRET ?? 'sandbox-client-secret-not-for-production',
  clientKey: variables.OIDC_CLIENT_KEY,
  clientAuth: variables.OIDC_CLIENT_AUTH,
  customerAudience: variables.OIDC_CUSTOMER_AUDIENCE,
  contentAudience: variables.OIDC_CONTENT_AUDIENCE,
  audienceParameter: variables.OIDC_AUDIENCE_PARAMETER,
  signInScopes: variables.OIDC_SIGN_IN_SCOPES,
  extraScopes: variables.OIDC_EXTRA_SCOPES,
  stepUp: stepUpSettings(variables),
})

/** The metadata that the site reads, and fields that show whether the provider is suitable. */
export const metadataSchema = z.looseObject({
  ...providerMetadata.shape,
  backchannel_logout_supported: z.boolean().optional(),
  code_challenge_methods_supported: z.array(z.string()).optional(),
  acr_values_supported: z.array(z.string()).optional(),
  scopes_supported: z.array(z.string()).optional(),
  response_types_supported: z.array(z.string()).optional(),
  id_token_signing_alg_values_supported: z.array(z.string()).optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
  token_endpoint_auth_signing_alg_values_supported: z.array(z.string()).optional(),
})
export type Metadata = z.infer<typeof metadataSchema>

/** One request to the provider. Redirects are not followed; the timeout is 15 s. */
export const askProvider = (url: string, init: RequestInit = {}) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), ...init })

/** One authorization request, with the secrets that bind its response to it. */
export interface Attempt {
  readonly url: string
  readonly verifier: string
  readonly state: string
  readonly nonce: string
  readonly redirectUri: string
}

/** How a request names one audience; empty for a provider that is told none. */
export const audienceOf = (
  { audienceParameter }: ClientSettings,
  audience: string,
): Record<string, string> => (audienceParameter === 'none' ? {} : { [audienceParameter]: audience })

/** An authorization request as the site sends it. */
export function attempt(client: ClientSettings, metadata: Metadata, purpose: 'sign-in' | 'step-up'): Attempt {
  const random = (bytes: number) => randomBytes(bytes).toString('base64url')
  const [verifier, state, nonce] = [random(32), random(16), random(16)]
  const redirectUri = `${client.origin}${purpose === 'sign-in' ? '/auth/callback' : '/auth/mfa-callback'}`
  const scopes = [...(purpose === 'sign-in' ? client.signInScopes : stepUpScopes), ...client.extraScopes]
  const url = new URL(metadata.authorization_endpoint)
  const parameters: [string, string][] = [
    ['client_id', client.clientId],
    ['response_type', 'code'],
    ['redirect_uri', redirectUri],
    ['scope', scopes.join(' ')],
    ['state', state],
    ['nonce', nonce],
    ['code_challenge', createHash('sha256').update(verifier).digest('base64url')],
    ['code_challenge_method', 'S256'],
    ...Object.entries(audienceOf(client, client.customerAudience)),
  ]
  if (purpose === 'step-up') parameters.push(...Object.entries(stepUpRequest(client.stepUp)))
  else if (client.audienceParameter === 'resource') parameters.push(['resource', client.contentAudience])
  for (const [name, value] of parameters) url.searchParams.append(name, value)
  return { url: url.href, verifier, state, nonce, redirectUri }
}

/** As the site reads it: what is null or of another kind is not there. */
const said = z.string().optional().catch(undefined)
const tokenAnswer = z.looseObject({
  access_token: said,
  expires_in: z.coerce.number().optional().catch(undefined),
  refresh_token: said,
  id_token: said,
  error: said,
})
export type TokenAnswer = { readonly status: number } & z.infer<typeof tokenAnswer>

/** How the client proves itself there. */
export const clientAuthOf = (
  { clientAuth, clientKey }: ClientSettings,
  metadata: Pick<Metadata, 'token_endpoint_auth_methods_supported'>,
): ClientAuth => clientAuth ?? (clientKey ? BY_KEY : clientAuthAt(metadata))

/** The client's own requests to the provider, authenticated as the site's are. */
export function tokenEndpoint(client: ClientSettings, metadata: Metadata) {
  const proof = async (): ReturnType<typeof assertionProof> => {
    const { clientId, clientSecret, clientKey } = client
    const auth = clientAuthOf(client, metadata)
    if (auth !== BY_KEY) return clientProof(auth, clientId, clientSecret)
    if (!clientKey) throw new Error(`${BY_KEY} needs a key`)
    return assertionProof(clientId, clientKey, metadata.token_endpoint, async ({ header, claims }) =>
      new SignJWT(claims).setProtectedHeader(header).sign(await importJWK(Object(clientKey))),
    )
  }
  const post = async (url: string, fields: Record<string, string>) => {
    const { headers, fields: own } = await proof()
    return askProvider(url, {
      method: 'POST',
      body: new URLSearchParams({ ...fields, ...own }),
      headers: { ...headers, accept: 'application/json' },
    })
  }
  const token = async (fields: Record<string, string>): Promise<TokenAnswer> => {
    const response = await post(metadata.token_endpoint, fields)
    const body = tokenAnswer.safeParse(await response.json().catch(() => ({})))
    return { ...body.data, status: response.status }
  }
  return {
    exchange: (code: string | null, verifier: string, redirectUri: string) =>
      token({
        grant_type: 'authorization_code',
        code: code ?? '',
        code_verifier: verifier,
        redirect_uri: redirectUri,
      }),
    refresh: (refreshToken: string, audience: Record<string, string> = {}) =>
      token({ grant_type: 'refresh_token', refresh_token: refreshToken, ...audience }),
    revoke: (endpoint: string, refreshToken: string) =>
      post(endpoint, { token: refreshToken, token_type_hint: 'refresh_token' }),
  }
}
