import { signingAlgorithms } from '@borealis/contract/provider.ts'
import { isAboutToken, verifyByKeys } from '@borealis/contract/verify-token.ts'
import type { JWTPayload, JWTVerifyOptions } from 'jose'
import { z } from 'zod'
import { env } from '#app/env.server.ts'
import { discover, UntrustedAnswer } from './provider.server.ts'

/**
 * Verifies a token that the provider issued to this client: signature, issuer, audience and expiry.
 * @throws UntrustedAnswer, or a network error when the provider's keys cannot be fetched
 */
export async function verifyToken(token: string, kind: keyof typeof ends = 'id_token'): Promise<JWTPayload> {
  const { metadata, keys } = await discover()
  const options = {
    issuer: metadata.issuer,
    audience: env().OIDC_CLIENT_ID,
    algorithms: signingAlgorithms,
    clockTolerance: env().OIDC_CLOCK_TOLERANCE_SECONDS,
    ...ends[kind],
  }
  try {
    return (await verifyByKeys(token, keys, options)).payload
  } catch (error) {
    if (!isAboutToken(error)) throw error
    const why = error instanceof Error ? error.message : String(error)
    throw new UntrustedAnswer(`a token failed verification: ${why}`, { cause: error })
  }
}

const ends = {
  id_token: { requiredClaims: ['exp', 'iat'] },
  logout_token: { requiredClaims: ['iat'] },
} satisfies Record<string, JWTVerifyOptions>

/** How long a logout token without `exp` counts, as before Back-Channel Logout 1.0 became final. */
const LOGOUT_SECONDS = 300

/** The names of the claims that are missing or unusable. */
export const claimsOf = ({ issues }: z.ZodError): string =>
  [...new Set(issues.map(({ path }) => String(path[0])))].join(', ')

const logoutClaims = z.object({
  sub: z.string().min(1).nullish(),
  sid: z.string().min(1).nullish(),
  events: z.object({ 'http://schemas.openid.net/event/backchannel-logout': z.looseObject({}) }),
  // A replayed id_token would have one.
  nonce: z.null().optional(),
})

/** Whom a logout token is about: a customer, one provider session, or both. */
export interface LogoutSubject {
  readonly sub: string | undefined
  readonly providerSession: string | undefined
}

/**
 * Verifies a logout token (OpenID Connect Back-Channel Logout 1.0, sections 2.4 and 2.6).
 * @throws UntrustedAnswer, also when it names neither a customer nor a session
 */
export async function verifyLogoutToken(token: string): Promise<LogoutSubject> {
  const verified = await verifyToken(token, 'logout_token')
  const { exp, iat = 0 } = verified
  const oldest = LOGOUT_SECONDS + env().OIDC_CLOCK_TOLERANCE_SECONDS
  if (exp === undefined && Date.now() / 1000 - iat > oldest) {
    throw new UntrustedAnswer(`the logout token has no exp, and is older than ${oldest} s`)
  }
  const claims = logoutClaims.safeParse(verified)
  if (!claims.success) throw new UntrustedAnswer(`the logout token lacks ${claimsOf(claims.error)}`)
  const { sub, sid } = claims.data
  if (!sub && !sid) throw new UntrustedAnswer('the logout token names nobody')
  return { sub: sub ?? undefined, providerSession: sid ?? undefined }
}
