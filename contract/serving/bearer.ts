import { createHash } from 'node:crypto'
import { createRemoteJWKSet, errors, type JWTPayload } from 'jose'
import type { Call } from '../call.ts'
import { isAboutToken, verifyByKeys } from '../verify-token.ts'
import { Refusal } from './refusal.ts'

/** Which tokens a backend accepts. */
export interface TokenRules {
  readonly issuer: string
  /** Where the provider publishes its keys: `jwks_uri` of its metadata. */
  readonly jwksUrl: string
  /** Required audience of each client's access tokens; may be the same. */
  readonly audiences: Readonly<Record<'customer' | 'content', string>>
  /** Classes of a second check; any of them counts. */
  readonly stepUpAcr: readonly string[]
  /** Maximum age of a step-up, in seconds. */
  readonly stepUpMaxAge: number
  /** `at+jwt` where the provider keeps to RFC 9068. */
  readonly typ?: string
  readonly algorithms?: readonly string[]
  /** Tolerated clock skew, in seconds. */
  readonly tolerance?: number
  /** The claims that prove a step-up, where the provider calls them otherwise. */
  readonly claims?: { readonly acr: string; readonly authTime: string }
}

/** As the site's: a provider that rotates without publishing its key beforehand is refused for so long. */
const KEYS_COOLDOWN_MS = 5_000

/** A recent step-up. `jti` names the token: it is good for one purpose. */
export type StepUp = { sub: string; jti: string }
export type TokenCheck = ReturnType<typeof createTokenCheck>

/** Verifies access tokens with the issuer's published keys, in real time. */
export function createTokenCheck({
  issuer,
  jwksUrl,
  audiences,
  stepUpAcr,
  stepUpMaxAge,
  typ,
  algorithms = ['ES256', 'RS256', 'PS256', 'EdDSA'],
  tolerance = 5,
  claims = { acr: 'acr', authTime: 'auth_time' },
}: TokenRules) {
  const keys = createRemoteJWKSet(new URL(jwksUrl), { cooldownDuration: KEYS_COOLDOWN_MS })

  const verify = async (token: string, audience: string): Promise<JWTPayload> =>
    (
      await verifyByKeys(token, keys, {
        issuer,
        audience,
        ...(typ && { typ }),
        algorithms: [...algorithms],
        requiredClaims: ['sub', 'exp'],
        clockTolerance: tolerance,
      })
    ).payload

  return {
    /**
     * The customer who calls, by their token; null where the call is not about one.
     * @throws Refusal UNAUTHENTICATED or TOKEN_EXPIRED; another error when the provider's keys cannot be fetched
     */
    async whose(
      header: string | undefined,
      { auth, client }: Pick<Call, 'auth' | 'client'>,
    ): Promise<string | null> {
      if (auth === 'none' || (auth === 'optional' && header === undefined)) return null
      const token = tokenIn(header)
      if (token === null) throw new Refusal('UNAUTHENTICATED')
      try {
        const { sub } = await verify(token, audiences[client])
        if (!isText(sub)) throw new Refusal('UNAUTHENTICATED')
        return sub
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw new Refusal('TOKEN_EXPIRED')
        if (isAboutToken(error)) throw new Refusal('UNAUTHENTICATED')
        throw error
      }
    },

    /**
     * A recent step-up of the same customer.
     * @throws Refusal STEP_UP_REQUIRED; another error when the provider's keys cannot be fetched
     */
    async stepUp(header: string | undefined, sub: string): Promise<StepUp> {
      const token = tokenIn(header)
      if (token === null) throw new Refusal('STEP_UP_REQUIRED')
      try {
        const payload = await verify(token, audiences.customer)
        const { [claims.acr]: acr, [claims.authTime]: authTime } = payload
        const isMoment = isText(authTime) || typeof authTime === 'number'
        const age = Date.now() / 1000 - (isMoment ? Number(authTime) : Number.NaN)
        const isFresh = age <= stepUpMaxAge && age >= -tolerance
        // One text (OpenID Connect Core 2): a list of one would be equal to it as a text.
        const isStrong = isText(acr) && stepUpAcr.includes(acr)
        if (!isFresh || !isStrong || payload.sub !== sub) throw new Refusal('STEP_UP_REQUIRED')
        return { sub, jti: isText(payload.jti) ? payload.jti : nameOf(token) }
      } catch (error) {
        if (isAboutToken(error)) throw new Refusal('STEP_UP_REQUIRED')
        throw error
      }
    },
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/**
 * The name of a token without `jti`, which RFC 9068 requires and some providers leave out: what is signed. The signature itself
 * may be written in more than one way and is valid in each, so that a used token would be another one.
 */
const nameOf = (token: string): string =>
  createHash('sha256')
    .update(token.slice(0, token.lastIndexOf('.')))
    .digest('base64url')

function tokenIn(header: string | undefined): string | null {
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(header ?? '')?.[1] ?? null
}
