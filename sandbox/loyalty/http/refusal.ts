import type { ProblemCode } from '../../../app/backend/contract/problem.ts'
import type { Localised } from '../../seed/text.ts'

export type FieldError = { field: string; code: string; detail: Localised }

type RefusalExtras = {
  /** Replaces the usual sentence of the code. */
  detail?: Localised
  errors?: readonly FieldError[]
  retryAfterSeconds?: number
  /** What the call wrote before it refused stays written, such as a counted try. */
  keepsWrites?: boolean
}

/** The backend says no. What it says is decided where it is sent, in the caller's language. */
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

/** One field of the body is not acceptable for a reason that no schema knows. */
export function refuseField(field: string, detail: Localised): Refusal {
  return new Refusal('VALIDATION_FAILED', { errors: [{ field, code: 'INVALID', detail }] })
}
