import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { Refusal } from './refusal.ts'

/** Which audience each client's calls must be made for (RFC 8707). */
export const audiences = { customer: 'urn:borealis:web', content: 'urn:borealis:content' } as const
export const stepUpAcr = 'urn:borealis:acr:step-up'
/** How old a step-up may be; seconds. */
export const stepUpMaxAge = 300
/** Clocks may differ by this much; seconds. */
const tolerance = 5

export type StepUp = { sub: string; jti: string }
export type TokenCheck = ReturnType<typeof createTokenCheck>

/** Checks access tokens of one issuer by its published keys. Tokens live by real time, whatever the sandbox clock says. */
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
    /** Whose call this is. @throws Refusal UNAUTHENTICATED or TOKEN_EXPIRED */
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

    /** A fresh step-up of this very customer. @throws Refusal STEP_UP_REQUIRED with the challenge of RFC 9470 */
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
