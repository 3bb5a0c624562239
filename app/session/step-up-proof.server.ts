import { z } from 'zod'
import { env } from '#app/env.server.ts'
import { UntrustedAnswer } from './provider.server.ts'

/** How a step-up is asked for, and what proves that it was done. Providers differ in both; see docs/adopt.md, section 6. */

/** Why an answer is no proof: `weak` by its strength, `silent` because nobody was asked, the others by its time. */
export type StepUpFault = 'weak' | 'silent' | 'old' | 'future' | 'no-auth-time'

/** A step-up that was answered, but not proven. The log shows what was expected and what came. */
export class StepUpUnproven extends UntrustedAnswer {
  override name = 'StepUpUnproven'
  readonly fault: StepUpFault
  readonly expected: string
  readonly received: string
  constructor(fault: StepUpFault, expected: string, received: string) {
    super(`the step-up is not proven (${fault}): expected ${expected}, received ${received}`)
    this.fault = fault
    this.expected = expected
    this.received = received
  }
}

/** `acr` for a class of its own, or a value that a list claim contains: `amr:mfa`, `acrs:c1` (Entra ID). */
type ProofRule = { readonly claim: string; readonly values: readonly string[] }

function proofRules(): ProofRule[] {
  const { OIDC_STEP_UP_ACR, OIDC_STEP_UP_PROOF } = env()
  return OIDC_STEP_UP_PROOF.map((rule) => {
    const [claim = '', ...value] = rule.split(':')
    return { claim, values: claim === 'acr' ? OIDC_STEP_UP_ACR : [value.join(':')] }
  })
}

/** What a step-up's request says besides what a sign-in's does. */
export function stepUpParameters(): Record<string, string> {
  const { OIDC_STEP_UP_ACR, OIDC_STEP_UP_REQUEST, OIDC_STEP_UP_PROMPT } = env()
  return {
    max_age: String(maxAgeAsked()),
    ...(OIDC_STEP_UP_PROMPT && { prompt: OIDC_STEP_UP_PROMPT }),
    ...(OIDC_STEP_UP_REQUEST === 'claims'
      ? { claims: claimsRequest() }
      : { acr_values: OIDC_STEP_UP_ACR.join(' ') }),
  }
}

/** Seconds: 0 asks the customer again whenever they were asked before. */
const maxAgeAsked = (): number => (env().OIDC_STEP_UP_ASKS === 'always' ? 0 : env().STEP_UP_MAX_AGE_SECONDS)

/** OpenID Connect Core section 5.5.1; in both tokens, because the backend reads the access token. */
function claimsRequest(): string {
  const wanted = Object.fromEntries(
    proofRules().map(({ claim, values }) => [
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
/** A claim as the texts in it: one, or those of a list. Whatever else it is proves nothing, nor does a list in `acr` (OpenID Connect Core 2). */
const textsIn = (claims: Readonly<Record<string, unknown>>, claim: string): readonly string[] =>
  (claim === 'acr' ? one : oneOrMany).parse(claims[claim])
const time = z.number().optional().catch(undefined)

/**
 * Verifies that a step-up was strong enough and recent enough, and that the customer was asked for it where
 * `OIDC_STEP_UP_ASKS` says so. That it was requested proves nothing.
 * @param claims of the verified id_token
 * @param begunAt when the browser was sent to the provider; milliseconds since 1970
 * @throws StepUpUnproven
 */
export function assertSteppedUp(claims: Readonly<Record<string, unknown>>, begunAt: number): void {
  const rules = proofRules()
  if (!rules.some(({ claim, values }) => textsIn(claims, claim).some((text) => values.includes(text)))) {
    throw new StepUpUnproven(
      'weak',
      rules.map(({ claim, values }) => `${claim} ${values.join(' or ')}`).join(', or '),
      rules.map(({ claim }) => `${claim} ${textsIn(claims, claim).join(' ') || 'missing'}`).join(', '),
    )
  }
  const { STEP_UP_MAX_AGE_SECONDS, OIDC_CLOCK_TOLERANCE_SECONDS, OIDC_STEP_UP_ASKS } = env()
  const authTime = time.parse(claims.auth_time)
  if (authTime === undefined) throw new StepUpUnproven('no-auth-time', 'auth_time', 'no number in it')
  const age = Math.round(Date.now() / 1000 - authTime)
  const received = `auth_time ${age} s ago`
  if (age < -OIDC_CLOCK_TOLERANCE_SECONDS) {
    throw new StepUpUnproven('future', `at most ${OIDC_CLOCK_TOLERANCE_SECONDS} s ahead`, received)
  }
  const oldest = STEP_UP_MAX_AGE_SECONDS + OIDC_CLOCK_TOLERANCE_SECONDS
  if (age > oldest) throw new StepUpUnproven('old', `at most ${oldest} s ago`, received)
  const sinceBegun = Math.round((Date.now() - begunAt) / 1000) + OIDC_CLOCK_TOLERANCE_SECONDS
  if (OIDC_STEP_UP_ASKS === 'always' && age > sinceBegun) {
    throw new StepUpUnproven(
      'silent',
      `at most ${sinceBegun} s ago, when the customer was sent there`,
      received,
    )
  }
}
