import { type Problem, problem } from '@borealis/contract/problem.ts'
import { retryAfterMs } from '#app/edge/retry-after.ts'
import { BackendError } from './backend-error.ts'
import type { HttpAnswer } from './transport.server.ts'

/** The parsed JSON of an answer's body; `undefined` for anything else. */
export function jsonOf({ text }: HttpAnswer): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const problemOf = (answer: HttpAnswer): Problem | undefined => problem.safeParse(jsonOf(answer)).data

/** A header by its name in lower case. */
export function headerOf({ headers }: HttpAnswer, name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

/** The error for an answer that is not a success. */
export function errorOf(answer: HttpAnswer): BackendError {
  const { status } = answer
  if (status < 400) return new BackendError({ code: 'PARSE_ERROR' })
  const body = problemOf(answer)
  return new BackendError({
    status,
    code: body?.code ?? `HTTP_${status}`,
    problem: status < 500 ? body : undefined,
    retryAfterMs: retryAfterMs(headerOf(answer, 'retry-after')),
  })
}
