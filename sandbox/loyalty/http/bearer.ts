import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { Refusal } from './refusal.ts'

/** Required audience of each client's access tokens (RFC 8707). */
export const audiences = { customer: 'urn:borealis:web', content: 'urn:borealis:content' } as const
export const stepUpAcr = 'urn:borealis:acr:step-up'
/** Maximum age of a step-up, in seconds. */
export const stepUpMaxAge = 300
/** Tolerated clock skew, in seconds. */
const tolerance = 5

export type StepUp = { sub: string; jti: string }
export type TokenCheck = ReturnType<typeof createTokenCheck>

/** Verifies access tokens with the issuer's published keys, in real time: tokens ignore the sandbox clock. */
export function createTokenCheck(issuer: string) {
  const keys = createRemoteJWKSet(new URL(`${issuer}/jwks`))

  const verify = async (token: string, audience: string) =>
    (
      await jwtVerify(token, keys, {
        issuer,
        audience,
        typ: 'at+jwt',
        algorithms: ['ES256'],
        requiredClaims: ['sub', 'exp', 'jti'],
        clockTolerance: tolerance,
      })
    ).payload

  return {
    /**
     * The customer of the token.
     * @throws Refusal UNAUTHENTICATED or TOKEN_EXPIRED
     */
    async bearer(header: string | undefined, client: keyof typeof audiences): Promise<string> {
      const token = tokenIn(header)
      if (token === null) throw new Refusal('UNAUTHENTICATED')
      try {
        return String((await verify(token, audiences[client])).sub)
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw new Refusal('TOKEN_EXPIRED')
        if (error instanceof errors.JOSEError) throw new Refusal('UNAUTHENTICATED')
        throw error
      }
    },

    /**
     * A recent step-up of the same customer.
     * @throws Refusal STEP_UP_REQUIRED with the challenge of RFC 9470
     */
    async stepUp(header: string | undefined, sub: string): Promise<StepUp> {
      const token = tokenIn(header)
      if (token === null) throw new Refusal('STEP_UP_REQUIRED')
      try {
        const { acr, auth_time: authTime, sub: whose, jti } = await verify(token, audiences.customer)
        const age = Date.now() / 1000 - Number(authTime)
        const isFresh = acr === stepUpAcr && age <= stepUpMaxAge && age >= -tolerance
        if (!isFresh || whose !== sub) throw new Refusal('STEP_UP_REQUIRED')
        return { sub, jti: String(jti) }
      } catch (error) {
        if (error instanceof errors.JOSEError) throw new Refusal('STEP_UP_REQUIRED')
        throw error
      }
    },
  }
}

function tokenIn(header: string | undefined): string | null {
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(header ?? '')?.[1] ?? null
}
