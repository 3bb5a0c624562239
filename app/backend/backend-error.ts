// A type-only import: this class must not pull the schema library into the browser.
import type { Problem } from '@borealis/contract/problem.ts'

/**
 * Codes of our own, for failures that no backend reported: the connection failed (`NETWORK`), took too long, or was given up
 * by the customer (`ABORTED`); the call was not made because the backend is failing or overloaded (`NOT_SENT`), the
 * provider issued no token, or a required value was missing; the answer did not follow the contract (`PARSE_ERROR`), or what
 * answered a read was no answer to it at all (`NO_ANSWER`).
 */
export type OwnCode =
  | 'NETWORK'
  | 'TIMEOUT'
  | 'ABORTED'
  | 'NOT_SENT'
  | 'NO_TOKEN'
  | 'MISSING_VALUE'
  | 'PARSE_ERROR'
  | 'NO_ANSWER'

type Fields = {
  /** HTTP status; absent when there was no answer, or none that could be read. */
  readonly status?: number | undefined
  /** An own code, a code of the contract (`problem.ts`), or `HTTP_418` for an answer without one. */
  readonly code: string
  /** Identifies the call in the logs of both sides; the customer may quote it. */
  readonly correlationId?: string | undefined
  /** The backend's refusal, in the customer's language. Only with a 4xx: a 5xx may reveal internals. */
  readonly problem?: Problem | undefined
  /** The backend's `Retry-After`. */
  readonly retryAfterMs?: number | undefined
}

/**
 * A backend call that failed. `status` decides whether a retry makes sense, `code` which message is shown.
 * `message` is the code and nothing else, so that it may reach the browser; the cause stays in the server's log.
 */
export class BackendError extends Error {
  override readonly name = 'BackendError'
  readonly status: number | undefined
  readonly code: string
  readonly correlationId: string | undefined
  readonly problem: Problem | undefined
  readonly retryAfterMs: number | undefined

  constructor(fields: Fields) {
    super(fields.code)
    this.status = fields.status
    this.code = fields.code
    this.correlationId = fields.correlationId
    this.problem = fields.problem
    this.retryAfterMs = fields.retryAfterMs
  }

  /** Plain fields for the wire; the constructor makes the error again on the other side. */
  toJSON() {
    return {
      code: this.code,
      ...(this.status !== undefined && { status: this.status }),
      ...(this.correlationId !== undefined && { correlationId: this.correlationId }),
      ...(this.problem !== undefined && { problem: this.problem }),
      ...(this.retryAfterMs !== undefined && { retryAfterMs: this.retryAfterMs }),
    }
  }
}

/** True for an answer without the contract's document: it may be that of a box between the site and the backend. */
export const isBare = (error: unknown): boolean =>
  error instanceof BackendError && error.code === `HTTP_${error.status}`

/** True for a temporary failure: there was no answer, or a server reported that it is unavailable (502 to 504). */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof BackendError)) return false
  const { status, code } = error
  if (status !== undefined) return status >= 502 && status <= 504
  return code === 'NETWORK' || code === 'TIMEOUT' || code === 'NOT_SENT' || code === 'NO_TOKEN'
}

/**
 * True when a write that failed may have been carried out all the same, because its answer was lost or could not be read.
 * The customer must then not be told that nothing has changed.
 */
export function mayHaveHappened(error: unknown): boolean {
  if (!(error instanceof BackendError)) return true
  const { status, code } = error
  // The same request is still being processed, or so it may be: a bare 409 or 408 does not say what it conflicts with or
  // who gave up waiting.
  if (code === 'IDEMPOTENCY_RUNNING' || code === 'HTTP_409' || code === 'HTTP_408') return true
  if (code === 'NOT_SENT' || code === 'NO_TOKEN' || code === 'MISSING_VALUE') return false
  return status === undefined || status < 400 || status >= 500
}

/** True when the account is suspended or closed: none of its data can be shown, and no retry helps. */
export function isAccountBlocked(error: unknown): boolean {
  return error instanceof BackendError && ['ACCOUNT_SUSPENDED', 'ACCOUNT_CLOSED'].includes(error.code)
}

/** True when the requested thing does not exist, or belongs to somebody else. */
export function isMissing(error: unknown): boolean {
  return error instanceof BackendError && error.status === 404
}

/** True of a refusal that names this field, in whatever row: `wordingVersion` and `changes.1.wordingVersion`. */
export function isAboutField(error: unknown, name: string): boolean {
  const { errors = [] } = (error instanceof BackendError && error.problem) || {}
  return errors.some(({ field }) => field.split('.').at(-1) === name)
}

/** For a call whose failure with `isMissing` is an answer: there is nothing. @throws any other error */
export function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}

/** True when what was to be ordered cannot be had as it was shown: at another price, or no more. Nothing was spent. */
export function isOutdated(error: unknown): boolean {
  const codes = ['PRICE_CHANGED', 'OUT_OF_STOCK']
  return isMissing(error) || (error instanceof BackendError && codes.includes(error.code))
}
