import { importJWK, SignJWT } from 'jose'
import { inject } from 'vitest'

const audience = { customer: 'urn:borealis:web', content: 'urn:borealis:content' } as const

type Forged = {
  client?: keyof typeof audience
  acr?: string
  /** Seconds since the customer authenticated. */
  authAge?: number
  /** Seconds until the token expires; negative for an expired token. */
  expiresIn?: number
  issuer?: string
  key?: string
}

/** Signs an access token as the sandbox's provider does, with deviations. */
export async function anAccessToken(sub: string, forged: Forged = {}): Promise<string> {
  const { client = 'customer', acr = 'urn:borealis:acr:password', authAge = 5, expiresIn = 600 } = forged
  const now = Math.floor(Date.now() / 1000)
  const jwk = JSON.parse(forged.key ?? inject('signingKey'))
  return new SignJWT({ acr, auth_time: now - authAge, client_id: 'borealis-site', jti: crypto.randomUUID() })
    .setProtectedHeader({ alg: 'ES256', kid: JSON.parse(inject('signingKey')).kid, typ: 'at+jwt' })
    .setIssuer(forged.issuer ?? inject('issuer'))
    .setAudience(audience[client])
    .setSubject(sub)
    .setIssuedAt(now - authAge)
    .setExpirationTime(now + expiresIn)
    .sign(await importJWK(jwk, 'ES256'))
}

/** A token of a fresh step-up. */
export const aStepUpToken = (sub: string, forged: Forged = {}) =>
  anAccessToken(sub, { acr: 'urn:borealis:acr:step-up', ...forged })

/** A well-formed token that is signed with another key. */
export async function aForeignToken(sub: string, client: keyof typeof audience): Promise<string> {
  const { privateKey } = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])
  return anAccessToken(sub, { client, key: JSON.stringify(await crypto.subtle.exportKey('jwk', privateKey)) })
}
