// A type-only import: this class must not pull the schema library into the browser.
import type { Problem } from './contract/problem.ts'

/**
 * Codes of our own, for what no backend said: the connection failed, took too long, was given up by the customer,
 * nothing was sent because the backend fails or is asked too much, the provider gave no token for the call, a required
 * value was missing so that no call was made, or the answer did not follow the contract.
 */
export type OwnCode =
  | 'NETWORK'
  | 'TIMEOUT'
  | 'ABORTED'
  | 'NOT_SENT'
  | 'NO_TOKEN'
  | 'MISSING_VALUE'
  | 'PARSE_ERROR'

type Fields = {
  /** HTTP status; absent when there was no answer, or none that could be read. */
  readonly status?: number | undefined
  /** An own code, a code of the contract (`problem.ts`), or `HTTP_418` for an answer without one. */
  readonly code: string
  /** Names the call in the logs of both sides; the customer may quote it. */
  readonly correlationId?: string | undefined
  /** The refusal as the backend worded it, in the customer's language. Only with a 4xx: a 5xx may tell internals. */
  readonly problem?: Problem | undefined
  /** The wait that the backend's Retry-After asked for. */
  readonly retryAfterMs?: number | undefined
}

/**
 * A call that did not give what was asked. `status` decides whether trying again is worth it, `code` what to say.
 * Its message is its code and nothing else, so that it may reach the browser; the cause stays in the server's log.
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

/** True when what was asked for cannot be had for now and may be later: nobody answered, or a server that is not well. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof BackendError)) return false
  const { status, code } = error
  if (status !== undefined) return status >= 502 && status <= 504
  return code === 'NETWORK' || code === 'TIMEOUT' || code === 'NOT_SENT' || code === 'NO_TOKEN'
}

/**
 * True when a write that failed may have been carried out all the same: its answer was lost or could not be read. Nobody
 * may be told then that nothing has changed.
 */
export function mayHaveHappened(error: unknown): boolean {
  if (!(error instanceof BackendError)) return true
  const { status, code } = error
  // The same is under way.
  if (code === 'IDEMPOTENCY_RUNNING') return true
  if (code === 'NOT_SENT' || code === 'NO_TOKEN' || code === 'MISSING_VALUE') return false
  return status === undefined || status < 400 || status >= 500
}

/** True when the account itself is on hold or closed: nothing of its owner's can be shown, and no retry helps. */
export function isAccountBlocked(error: unknown): boolean {
  return error instanceof BackendError && ['ACCOUNT_SUSPENDED', 'ACCOUNT_CLOSED'].includes(error.code)
}

/** True when what was asked for is not there, or is somebody else's. */
export function isMissing(error: unknown): boolean {
  return error instanceof BackendError && error.status === 404
}
