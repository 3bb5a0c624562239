import { signingAlgorithms } from '@borealis/contract/provider.ts'
import { errors, type JWTPayload, jwtVerify } from 'jose'
import { z } from 'zod'
import { env } from '#app/env.server.ts'
import { discover, UntrustedAnswer } from './provider.server.ts'

/**
 * Verifies a token that the provider issued to this client: signature, issuer, audience and expiry.
 * @throws UntrustedAnswer, or a network error when the provider's keys cannot be fetched
 */
export async function verifyToken(token: string): Promise<JWTPayload> {
  const { metadata, keys } = await discover()
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: metadata.issuer,
      audience: env().OIDC_CLIENT_ID,
      algorithms: signingAlgorithms,
      clockTolerance: env().OIDC_CLOCK_TOLERANCE_SECONDS,
      requiredClaims: ['exp', 'iat'],
    })
    return payload
  } catch (error) {
    if (!isAboutToken(error)) throw error
    throw new UntrustedAnswer('a token failed verification', { cause: error })
  }
}

/** False when the provider's keys could not be fetched, which says nothing about the token. */
const isAboutToken = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout) &&
  !(error instanceof errors.JWKSInvalid) &&
  error.code !== errors.JOSEError.code

const logoutClaims = z.object({
  sub: z.string().min(1).optional(),
  sid: z.string().min(1).optional(),
  events: z.object({ 'http://schemas.openid.net/event/backchannel-logout': z.looseObject({}) }),
  // A replayed id_token would have one.
  nonce: z.undefined().optional(),
})

/** Whom a logout token is about: a customer, one provider session, or both. */
interface LogoutSubject {
  readonly sub: string | undefined
  readonly providerSession: string | undefined
}

/**
 * Verifies a logout token (OpenID Connect Back-Channel Logout 1.0, sections 2.4 and 2.6).
 * @throws UntrustedAnswer, also when it names neither a customer nor a session
 */
export async function verifyLogoutToken(token: string): Promise<LogoutSubject> {
  const claims = logoutClaims.safeParse(await verifyToken(token))
  if (!claims.success) throw new UntrustedAnswer('the logout token lacks claims')
  const { sub, sid } = claims.data
  if (!sub && !sid) throw new UntrustedAnswer('the logout token names nobody')
  return { sub, providerSession: sid }
}
