import { importJWK, SignJWT } from 'jose'
import { inject } from 'vitest'

const audience = { customer: 'urn:borealis:web', content: 'urn:borealis:content' } as const

interface Signed {
  readonly client?: keyof typeof audience
  readonly acr?: string
  /** How long ago the member was asked. */
  readonly secondsAgo?: number
}

/** Signs an access token as the sandbox's provider does. */
export async function anAccessToken(sub: string, signed: Signed = {}): Promise<string> {
  const { client = 'customer', acr = 'urn:borealis:acr:password', secondsAgo = 5 } = signed
  const now = Math.floor(Date.now() / 1000)
  const jwk = JSON.parse(inject('signingKey'))
  return new SignJWT({
    acr,
    auth_time: now - secondsAgo,
    client_id: 'borealis-site',
    jti: crypto.randomUUID(),
  })
    .setProtectedHeader({ alg: 'ES256', kid: jwk.kid, typ: 'at+jwt' })
    .setIssuer(inject('issuer'))
    .setAudience(audience[client])
    .setSubject(sub)
    .setIssuedAt(now - 5)
    .setExpirationTime(now + 600)
    .sign(await importJWK(jwk, 'ES256'))
}

/** A token of a fresh step-up. */
export const aStepUpToken = (sub: string, signed: Pick<Signed, 'secondsAgo'> = {}) =>
  anAccessToken(sub, { ...signed, acr: 'urn:borealis:acr:step-up' })
