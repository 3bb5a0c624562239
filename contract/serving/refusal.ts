import type { ProblemCode } from '../problem.ts'
import { type Localised, text } from './words.ts'

export type FieldError = { field: string; code: string; detail: Localised }

type RefusalExtras = {
  /** Replaces the default text of the code. */
  detail?: Localised
  errors?: readonly FieldError[]
  retryAfterSeconds?: number
  /** Commits what the call wrote before it refused, such as a counted attempt. */
  keepsWrites?: boolean
}

/** A business refusal. Its text is chosen when it is sent, in the caller's language. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ProblemCode
  readonly extras: RefusalExtras

  constructor(code: ProblemCode, extras: RefusalExtras = {}) {
    super(code)
    this.code = code
    this.extras = extras
  }
}

/** Refuses one field of the body for a reason that no schema can express. */
export function refuseField(field: string, detail: Localised): Refusal {
  return new Refusal('VALIDATION_FAILED', { errors: [{ field, code: 'INVALID', detail }] })
}

/** @param ms until the next try */
export const tooManyTries = (ms: number): Refusal =>
  new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(ms / 1000), detail: waitWords(ms) })

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Time to wait, rounded up to minutes, or to hours beyond two. */
function waitWords(ms: number): Localised {
  const hours = Math.ceil(ms / HOUR_MS)
  const minutes = Math.max(2, Math.ceil(ms / MINUTE_MS))
  return hours > 2
    ? text(
        `Too many attempts. Try again in ${hours} hours.`,
        `Trop de tentatives. Réessayez dans ${hours}\u00a0heures.`,
      )
    : text(
        `Too many attempts. Try again in ${minutes} minutes.`,
        `Trop de tentatives. Réessayez dans ${minutes}\u00a0minutes.`,
      )
}
