import type { z } from 'zod'
import type { calls, Operation } from './contract/calls.ts'

type Calls = typeof calls
type Header<O extends Operation> = Calls[O] extends { headers: readonly (infer H)[] } ? H : never
type Needs<Yes, Field> = Yes extends true ? Field : unknown

/** What keeps a write from happening twice, or after its customer was told that it did not. */
export interface Once {
  readonly idempotencyKey: string
  /** From this moment on it is not sent any longer (`NOT_SENT`); milliseconds since 1970. */
  readonly sendBefore?: number
}

/** Everything that one call needs from its caller: path parameters, query, body and call-specific headers. */
export type CallInput<O extends Operation> = (Calls[O] extends { params: infer S extends z.ZodType }
  ? { params: z.input<S> }
  : unknown) &
  (Calls[O] extends { query: infer S extends z.ZodType } ? { query: z.input<S> } : unknown) &
  (Calls[O] extends { body: infer S extends z.ZodType } ? { body: z.input<S> } : unknown) &
  Needs<'Idempotency-Key' extends Header<O> ? true : false, Once> &
  Needs<'recaptchaToken' extends Header<O> ? true : false, { botToken: string }>

/** What one call answers, already checked; nothing when it has no body. */
export type CallAnswer<O extends Operation> = Calls[O]['response'] extends infer S extends z.ZodType
  ? z.output<S>
  : undefined

/** Makes one call of the contract. @throws BackendError for anything but the answer that was asked for. */
export type Send = <O extends Operation>(operation: O, input: CallInput<O>) => Promise<CallAnswer<O>>
