import type { Operation } from '@borealis/contract/calls.ts'
import type { AnswerOf, CallOf } from '@borealis/contract/serving/call.ts'

/**
 * Executes a call inside one write transaction, so it must be synchronous; a thrown `Refusal` rolls everything back.
 */
export type Handler<O extends Operation> = (call: CallOf<O>) => AnswerOf<O>

export type Handlers = { readonly [O in Operation]?: Handler<O> }
