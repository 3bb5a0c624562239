import { createHash } from 'node:crypto'
import { type Problem, type ProblemCode, problemStatus } from '../problem.ts'
import type { Language } from '../values.ts'
import type { TokenRules } from './bearer.ts'
import { problemTexts } from './problem-texts.ts'
import type { Refusal } from './refusal.ts'
import { textIn } from './words.ts'

/** What a step-up must be, for the challenge of RFC 9470. */
export type StepUpRules = Pick<TokenRules, 'stepUpAcr' | 'stepUpMaxAge'>

function challengeOf(code: ProblemCode, { stepUpAcr, stepUpMaxAge }: StepUpRules): string | undefined {
  if (code === 'UNAUTHENTICATED') return 'Bearer error="invalid_token"'
  if (code === 'TOKEN_EXPIRED')
    return 'Bearer error="invalid_token", error_description="The access token expired"'
  if (code !== 'STEP_UP_REQUIRED') return undefined
  return `Bearer error="insufficient_user_authentication", acr_values="${stepUpAcr.join(' ')}", max_age=${stepUpMaxAge}`
}

/** A serialised answer: sent, and stored for its idempotency key. */
export type Answer = { status: number; body: string | null; headers: Record<string, string> }

/** The problem document (RFC 9457) of a refusal, in one language. */
function problemOf(refusal: Refusal, language: Language, correlationId: string): Problem {
  const { code, extras } = refusal
  const words = problemTexts[code]
  return {
    type: `https://borealis.example/problems/${code.toLowerCase().replaceAll('_', '-')}`,
    title: textIn(words.title, language),
    status: problemStatus[code],
    detail: textIn(extras.detail ?? words.detail, language),
    code,
    correlationId,
    ...(extras.errors && {
      errors: extras.errors.map(({ field, code: reason, detail }) => ({
        field,
        code: reason,
        detail: textIn(detail, language),
      })),
    }),
  }
}

export function problemAnswer(
  refusal: Refusal,
  { language, correlationId }: { readonly language: Language; readonly correlationId: string },
  stepUp: StepUpRules,
): Answer {
  const { code, extras } = refusal
  const challenge = challengeOf(code, stepUp)
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

/** An answer that is the same for every visitor, or every caller of a language, may be cached briefly. */
export const forEverybody = (answer: Answer): Answer => ({
  ...answer,
  headers: {
    ...answer.headers,
    'cache-control': 'public, max-age=15, stale-while-revalidate=60, stale-if-error=86400',
    vary: 'accept-language',
    etag: `"${createHash('sha256')
      .update(answer.body ?? '')
      .digest('base64url')
      .slice(0, 22)}"`,
  },
})

/** The answer over HTTP: without its body for a caller who has it. */
export function responseOf({ status, body, headers }: Answer, ifNoneMatch: string | undefined): Response {
  const isKnown = headers.etag !== undefined && ifNoneMatch === headers.etag
  return new Response(isKnown ? null : body, {
    status: isKnown ? 304 : status,
    headers: { 'cache-control': 'no-store', ...headers },
  })
}
