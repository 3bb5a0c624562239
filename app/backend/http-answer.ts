import { type Problem, problem } from '@borealis/contract/problem.ts'
import { retryAfterMs } from '#app/edge/answers.ts'
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

/** The `error` of the answer's challenge (RFC 6750, RFC 9470): `invalid_token`, `insufficient_user_authentication`. */
export const challengeOf = (answer: HttpAnswer): string | undefined =>
  /\berror\s*=\s*"?([\w-]{1,60})/i.exec(headerOf(answer, 'www-authenticate') ?? '')?.[1]

/** True for a body that reports an error, whatever the status says: some gateways answer 200 to everything. */
export function reportsError(answer: HttpAnswer): boolean {
  if (answer.text.trim() === '') return false
  const json = jsonOf(answer)
  if (typeof json !== 'object' || json === null) return json === undefined
  const says = (key: string) => Boolean(Reflect.get(json, key))
  return (
    says('error') ||
    says('errors') ||
    Reflect.get(json, 'success') === false ||
    problem.safeParse(json).success
  )
}

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
