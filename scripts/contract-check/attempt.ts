import { createHash, randomBytes } from 'node:crypto'
import { signInScopes, stepUpScopes } from '../../app/session/provider-metadata.ts'
import type { ClientSettings, Metadata } from './client.ts'

/** One authorization request, with the secrets that bind its response to it. */
export interface Attempt {
  readonly url: string
  readonly verifier: string
  readonly state: string
  readonly nonce: string
  readonly redirectUri: string
}

/** An authorization request as the site sends it. */
export function attempt(client: ClientSettings, metadata: Metadata, purpose: 'sign-in' | 'step-up'): Attempt {
  const random = (bytes: number) => randomBytes(bytes).toString('base64url')
  const [verifier, state, nonce] = [random(32), random(16), random(16)]
  const redirectUri = `${client.origin}${purpose === 'sign-in' ? '/auth/callback' : '/auth/mfa-callback'}`
  const scopes = [...(purpose === 'sign-in' ? signInScopes : stepUpScopes), ...client.extraScopes]
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
    [client.audienceParameter, client.customerAudience],
  ]
  if (purpose === 'step-up') parameters.push(['acr_values', client.stepUpAcr])
  else if (client.audienceParameter === 'resource') parameters.push(['resource', client.contentAudience])
  for (const [name, value] of parameters) url.searchParams.append(name, value)
  return { url: url.href, verifier, state, nonce, redirectUri }
}
