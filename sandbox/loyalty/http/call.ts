import type { calls, Operation } from '@borealis/contract/calls.ts'
import type { Language } from '@borealis/contract/values.ts'
import type { z } from 'zod'

type Calls = typeof calls
type Checked<O extends Operation, Part extends 'params' | 'query' | 'body'> = Calls[O] extends {
  readonly [Key in Part]: infer Schema extends z.ZodType
}
  ? z.output<Schema>
  : undefined

/** A call after all generic checks: schemas, tokens, account status. */
type CallOf<O extends Operation> = {
  readonly operation: O
  readonly params: Checked<O, 'params'>
  readonly query: Checked<O, 'query'>
  readonly body: Checked<O, 'body'>
  /** The authenticated customer; null for visitors. */
  readonly sub: Calls[O]['auth'] extends 'bearer' | 'step-up' ? string : string | null
  readonly language: Language
  /** Milliseconds of sandbox time. */
  readonly now: number
  /** Origin of this server, for URLs of pictures. */
  readonly origin: string
  readonly correlationId: string
  readonly hostIp: string | null
}

type AnswerOf<O extends Operation> = Calls[O]['response'] extends infer Schema extends z.ZodType
  ? z.input<Schema>
  : undefined

/**
 * Executes a call inside one write transaction, so it must be synchronous; a thrown `Refusal` rolls everything back.
 */
export type Handler<O extends Operation> = (call: CallOf<O>) => AnswerOf<O>

export type Handlers = { readonly [O in Operation]?: Handler<O> }
