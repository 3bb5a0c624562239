import type { z } from 'zod'
import type { ProblemCode } from './problem.ts'

/** Headers that a call takes besides `accept-language`, `correlationId`, the bearer and the step-up token. */
export type CallHeader = 'recaptchaToken' | 'hostIp' | 'Idempotency-Key'

/**
 * One call of the backend.
 *
 * - `path` is as in spec §7, below the prefix of its client (`clientPrefix`); `{name}` is filled from `params`.
 * - `auth` `none`: never carries a bearer · `optional`: personal with one, public without · `bearer`: needs one ·
 *   `step-up`: needs a bearer and the step-up header.
 * - `stepUpFields`: a `bearer` call that needs step-up as soon as its body has one of these fields.
 * - `isPublic`: the same for every caller of a language. The site keeps an answer that says `Cache-Control: public`.
 * - `isSearch`: a search, with an unbounded number of terms. Without a bearer the same for every caller of a language; answers that
 *   say `Cache-Control: public` are cached apart from all others, and its failures are counted apart.
 * - `isRead`: changes nothing although it is a POST, and may be repeated like a GET.
 * - `flag`: an extension call, there when page data's featureFlags say so; otherwise 404 NOT_FOUND.
 * - `response` null: no body (204).
 * - `problems`: what it may refuse with, besides INTERNAL and UNAVAILABLE, which any call may.
 */
export type Call = {
  readonly summary: string
  readonly tag: string
  readonly client: 'customer' | 'content'
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: `/${string}`
  readonly auth: 'none' | 'optional' | 'bearer' | 'step-up'
  readonly stepUpFields?: readonly string[]
  readonly isPublic?: true
  readonly isSearch?: true
  readonly isRead?: true
  readonly flag?: string
  readonly headers?: readonly CallHeader[]
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** Where the body may be longer than `maxBodyBytes`. */
  readonly maxBodyBytes?: number
  readonly response: z.ZodType | null
  /** For an answer that may be longer, or must be shorter, than any other's. */
  readonly maxAnswerBytes?: number
  readonly status: 200 | 201 | 202 | 204
  readonly problems: readonly ProblemCode[]
}

/** Customer-facing calls go below /web/v1, the second client's below /api (spec §7). */
export const clientPrefix = { customer: '/web/v1', content: '/api' } as const

/** An extension about the member who asks. */
export const ownExtension = { tag: 'extension', client: 'content', auth: 'bearer', status: 200 } as const

/** An extension that a link from a message opens: it asks for no session. */
export const openExtension = { tag: 'extension', client: 'content', auth: 'none', status: 200 } as const

/** Refusals of every call that reads a bearer. */
export const signedIn = [
  'UNAUTHENTICATED',
  'TOKEN_EXPIRED',
  'ACCOUNT_SUSPENDED',
  'ACCOUNT_CLOSED',
] as const satisfies readonly ProblemCode[]

/** A longer body is refused unread with PAYLOAD_TOO_LARGE, unless the call has a limit of its own; bytes. */
export const maxBodyBytes = 64 * 1024

export const bodyLimitOf = (call: Call): number => call.maxBodyBytes ?? maxBodyBytes

/** Refusals of every call that has a body. */
export const checkedBody = [
  'INVALID_REQUEST',
  'PAYLOAD_TOO_LARGE',
  'VALIDATION_FAILED',
] as const satisfies readonly ProblemCode[]

/** Refusals of every call that spends points. */
export const spending = [
  ...signedIn,
  ...checkedBody,
  'STEP_UP_REQUIRED',
  'IDEMPOTENCY_KEY_MISSING',
  'IDEMPOTENCY_MISMATCH',
  'IDEMPOTENCY_RUNNING',
  'INSUFFICIENT_POINTS',
  'LIMIT_EXCEEDED',
  'ACCOUNT_FROZEN',
] as const satisfies readonly ProblemCode[]
