import type { ProblemCode } from '../problem.ts'
import type { Localised } from './words.ts'

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
