import { z } from 'zod'

/** How a step-up is asked for, and what proves that it was done. Providers differ in both; see docs/adopt.md, section 6. */
export interface StepUpSettings {
  /** Classes of a second check; any of them counts. */
  readonly acr: readonly string[]
  /** What proves it: `acr` for one of those, or a value that a list claim contains: `amr:mfa`, `acrs:c1` (Entra ID). */
  readonly proof: readonly string[]
  readonly request: 'acr_values' | 'claims'
  /** Whether the customer is asked each time, or only when the last time is older than `maxAgeSeconds`. */
  readonly asks: 'always' | 'when-older'
  readonly prompt?: string | undefined
  readonly maxAgeSeconds: number
  /** By how much the provider's clock may differ. */
  readonly toleranceSeconds: number
}

const rulesOf = ({ acr, proof }: StepUpSettings) =>
  proof.map((rule) => {
    const [claim = '', ...value] = rule.split(':')
    return { claim, values: claim === 'acr' ? acr : [value.join(':')] }
  })

/** What a step-up's request says besides what a sign-in's does. `max_age=0` asks the customer whenever they were asked before. */
export function stepUpRequest(settings: StepUpSettings): Record<string, string> {
  const { acr, request, asks, prompt, maxAgeSeconds } = settings
  return {
    max_age: String(asks === 'always' ? 0 : maxAgeSeconds),
    ...(prompt && { prompt }),
    ...(request === 'claims' ? { claims: claimsRequest(settings) } : { acr_values: acr.join(' ') }),
  }
}

/** OpenID Connect Core section 5.5.1; in both tokens, because the backend reads the access token. */
function claimsRequest(settings: StepUpSettings): string {
  const wanted = Object.fromEntries(
    rulesOf(settings).map(({ claim, values }) => [
      claim,
      values.length === 1 ? { essential: true, value: values[0] } : { essential: true, values },
    ]),
  )
  return JSON.stringify({
    id_token: { ...wanted, auth_time: { essential: true } },
    access_token: wanted,
  })
}

const fewTexts = z.union([z.string().transform((one) => [one]), z.number().transform((one) => [`${one}`])])
const one = fewTexts.catch([])
const oneOrMany = z.union([fewTexts, z.array(z.coerce.string())]).catch([])
type Claims = Readonly<Record<string, unknown>>
/** A claim as the texts in it: one, or those of a list. Whatever else it is proves nothing, nor does a list in `acr` (OpenID Connect Core 2). */
const textsIn = (claims: Claims, claim: string): readonly string[] =>
  (claim === 'acr' ? one : oneOrMany).parse(claims[claim])
const time = z.number().optional().catch(undefined)

/** Why an answer is no proof. What was expected and what came may stand in a log. */
export interface StepUpFault {
  /** `weak` by its strength, `silent` because nobody was asked, the others by its time. */
  readonly fault: 'weak' | 'silent' | 'old' | 'future' | 'no-auth-time'
  readonly expected: string
  readonly received: string
}

/** Whether a token's claims say that a second check was strong enough. */
export function weakness(claims: Claims, settings: StepUpSettings): StepUpFault | undefined {
  const rules = rulesOf(settings)
  if (rules.some(({ claim, values }) => textsIn(claims, claim).some((text) => values.includes(text))))
    return undefined
  return {
    fault: 'weak',
    expected: rules.map(({ claim, values }) => `${claim} ${values.join(' or ')}`).join(', or '),
    received: rules
      .map(({ claim }) => `${claim} ${textsIn(claims, claim).join(' ') || 'missing'}`)
      .join(', '),
  }
}

/**
 * Whether a step-up was strong enough and recent enough, and the customer was asked for it where `asks` says so. That it was
 * requested proves nothing.
 * @param claims of the verified id_token
 * @param begunAt when the browser was sent to the provider; milliseconds since 1970
 */
export function stepUpFault(
  claims: Claims,
  begunAt: number,
  settings: StepUpSettings,
): StepUpFault | undefined {
  const { asks, maxAgeSeconds, toleranceSeconds } = settings
  const weak = weakness(claims, settings)
  if (weak) return weak
  const authTime = time.parse(claims.auth_time)
  if (authTime === undefined)
    return { fault: 'no-auth-time', expected: 'auth_time', received: 'no number in it' }
  const age = Math.round(Date.now() / 1000 - authTime)
  const received = `auth_time ${age} s ago`
  if (age < -toleranceSeconds)
    return { fault: 'future', expected: `at most ${toleranceSeconds} s ahead`, received }
  const oldest = maxAgeSeconds + toleranceSeconds
  if (age > oldest) return { fault: 'old', expected: `at most ${oldest} s ago`, received }
  const sinceBegun = Math.round((Date.now() - begunAt) / 1000) + toleranceSeconds
  if (asks === 'when-older' || age <= sinceBegun) return undefined
  return {
    fault: 'silent',
    expected: `at most ${sinceBegun} s ago, when the customer was sent there`,
    received,
  }
}
