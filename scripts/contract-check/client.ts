import { z } from 'zod'
import { providerMetadata } from '../../app/session/provider-metadata.ts'

const TIMEOUT_MS = 15_000

/** The site's client settings at this provider. */
export interface ClientSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** The origin of the site: its registered redirect URIs begin with it. */
  readonly origin: string
  readonly customerAudience: string
  readonly contentAudience: string
  readonly audienceParameter: 'resource' | 'audience'
  readonly stepUpAcr: string
  /** Requested in addition to the site's own. */
  readonly extraScopes: readonly string[]
}

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
})
export type Metadata = z.infer<typeof metadataSchema>

/** One request to the provider. Redirects are not followed; the timeout is 15 s. */
export const askProvider = (url: string, init: RequestInit = {}) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), ...init })
