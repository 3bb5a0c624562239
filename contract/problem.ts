import { z } from 'zod'

/**
 * Every code a backend answer may carry, with its HTTP status. `calls.ts` says which call may give which.
 * STEP_UP_REQUIRED covers a step-up token that is missing, too old, somebody else's or already spent on another key;
 * it comes with the RFC 9470 challenge in `WWW-Authenticate`.
 */
export const problemStatus = {
  INVALID_REQUEST: 400,
  IDEMPOTENCY_KEY_MISSING: 400,
  BOT_CHECK_FAILED: 400,
  UNAUTHENTICATED: 401,
  TOKEN_EXPIRED: 401,
  STEP_UP_REQUIRED: 401,
  ACCOUNT_SUSPENDED: 403,
  ACCOUNT_CLOSED: 403,
  ACCOUNT_FROZEN: 403,
  NOT_FOUND: 404,
  ADDRESS_NOT_FOUND: 404,
  ACCOUNT_NOT_FOUND: 404,
  PURCHASE_NOT_FOUND: 404,
  PIN_NOT_FOUND: 404,
  EMAIL_TAKEN: 409,
  KIT_ALREADY_ACTIVE: 409,
  ADDRESS_IN_USE: 409,
  IDEMPOTENCY_RUNNING: 409,
  PRICE_CHANGED: 409,
  OUT_OF_STOCK: 409,
  INSUFFICIENT_POINTS: 409,
  ALREADY_APPLIED: 409,
  PIN_ALREADY_USED: 409,
  PIN_EXPIRED: 410,
  PAYLOAD_TOO_LARGE: 413,
  VALIDATION_FAILED: 422,
  IDEMPOTENCY_MISMATCH: 422,
  LIMIT_EXCEEDED: 422,
  FORMAT_NOT_OFFERED: 422,
  KIT_NOT_FOUND: 422,
  TOO_YOUNG: 422,
  LINK_EXPIRED: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const

export type ProblemCode = keyof typeof problemStatus

/**
 * `application/problem+json` (RFC 9457). `title` and `detail` are in the caller's language and fit to be shown.
 * `code` is a string, not an enum: a backend may know codes that this release of the site does not.
 */
export const problem = z.object({
  type: z.string().default('about:blank'),
  title: z.string(),
  status: z.int().min(400).max(599),
  detail: z.string(),
  code: z.string().regex(/^[A-Z][A-Z0-9_]*$/),
  correlationId: z.string(),
  errors: z
    .array(
      z.object({
        field: z.string().describe('Dotted path in the body, such as postalCode or lines.0.qty'),
        code: z.string(),
        detail: z.string(),
      }),
    )
    .optional()
    .describe('One entry per refused field'),
})
export type Problem = z.infer<typeof problem>
