import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose'
import { signingAlgorithms } from '../../app/session/provider-metadata.ts'
import type { Attempt } from './attempt.ts'
import type { ClientSettings, Metadata } from './client.ts'
import type { TokenAnswer } from './token-endpoint.ts'

const FRESH_SECONDS = 360

/** Differences in the URL of a callback. A provider that does not support `iss` may leave it out. */
export function judgeReturn(url: URL, asked: Attempt, metadata: Metadata): string[] {
  const { searchParams } = url
  const error = searchParams.get('error')
  const iss = searchParams.get('iss')
  const mayBeSilent = !metadata.authorization_response_iss_parameter_supported
  return [
    ...(url.href.startsWith(asked.redirectUri) ? [] : [`expected ${asked.redirectUri}`]),
    ...(error ? [`expected a code, got the error ${error}`] : []),
    ...(searchParams.get('state') === asked.state ? [] : ['expected the state that was sent']),
    ...(iss === metadata.issuer || (iss === null && mayBeSilent)
      ? []
      : [`expected iss=${metadata.issuer}, got ${iss ?? 'none'}`]),
  ]
}

/** Verifies id_tokens of one provider: signature and claims, and with an `acr` whether it was a recent step-up. */
export function idTokenJudge(client: ClientSettings, metadata: Metadata) {
  const keys = createRemoteJWKSet(new URL(metadata.jwks_uri))
  return async (jwt: string, nonce: string, acr?: string): Promise<string[]> => {
    try {
      const { payload } = await jwtVerify(jwt, keys, {
        issuer: metadata.issuer,
        audience: client.clientId,
        algorithms: signingAlgorithms,
        clockTolerance: 60,
        requiredClaims: ['exp', 'iat', 'sub'],
      })
      const age = Date.now() / 1000 - Number(payload.auth_time ?? 0)
      return [
        ...(payload.nonce === nonce ? [] : ['expected the nonce that was sent']),
        ...(!acr || payload.acr === acr ? [] : [`expected acr ${acr}, got ${String(payload.acr ?? 'none')}`]),
        ...(!acr || age <= FRESH_SECONDS ? [] : ['expected an auth_time of a moment ago']),
      ]
    } catch (error) {
      return [`expected an id_token that verifies: ${error instanceof Error ? error.message : 'it does not'}`]
    }
  }
}

/** What a readable token says of its audience, because the backend only answers 401. */
export function judgeAudience(token: string, audience: string): string[] {
  try {
    const named = [decodeJwt(token).aud ?? 'none'].flat()
    return named.includes(audience) ? [] : [`expected aud ${audience}, got ${named.join(', ')}`]
  } catch {
    // Not a JWT: only the backend can read it.
    return []
  }
}

export const judgeRefusal = ({ status, error }: TokenAnswer, expected: string): string[] =>
  status === 400 && error === expected ? [] : [`expected 400 ${expected}, got ${status} ${error ?? ''}`]
