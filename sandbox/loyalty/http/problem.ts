import { type Problem, type ProblemCode, problemStatus } from '@borealis/contract/problem.ts'
import type { Language } from '@borealis/contract/values.ts'
import { stepUpAcr, stepUpMaxAge } from './bearer.ts'
import { problemTexts } from './problem-texts.ts'
import type { Refusal } from './refusal.ts'

/** The challenge of RFC 9470: required strength and freshness (seconds). */
const challenges: Partial<Record<ProblemCode, string>> = {
  STEP_UP_REQUIRED: `Bearer error="insufficient_user_authentication", acr_values="${stepUpAcr}", max_age=${stepUpMaxAge}`,
  UNAUTHENTICATED: 'Bearer error="invalid_token"',
  TOKEN_EXPIRED: 'Bearer error="invalid_token", error_description="The access token expired"',
}

/** A serialised answer: sent, and stored for its idempotency key. */
export type Answer = { status: number; body: string | null; headers: Record<string, string> }

/** The problem document (RFC 9457) of a refusal, in one language. */
function problemOf(refusal: Refusal, language: Language, correlationId: string): Problem {
  const { code, extras } = refusal
  const words = problemTexts[code]
  return {
    type: `https://borealis.example/problems/${code.toLowerCase().replaceAll('_', '-')}`,
    title: words.title[language],
    status: problemStatus[code],
    detail: (extras.detail ?? words.detail)[language],
    code,
    correlationId,
    ...(extras.errors && {
      errors: extras.errors.map(({ field, code: reason, detail }) => ({
        field,
        code: reason,
        detail: detail[language],
      })),
    }),
  }
}

export function problemAnswer(refusal: Refusal, language: Language, correlationId: string): Answer {
  const { code, extras } = refusal
  const challenge = challenges[code]
  return {
    status: problemStatus[code],
    body: JSON.stringify(problemOf(refusal, language, correlationId)),
    headers: {
      'content-type': 'application/problem+json',
      ...(challenge && { 'www-authenticate': challenge }),
      ...(extras.retryAfterSeconds && { 'retry-after': String(extras.retryAfterSeconds) }),
    },
  }
}
