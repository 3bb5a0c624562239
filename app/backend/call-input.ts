import type { calls, Operation } from '@borealis/contract/calls.ts'
import type { z } from 'zod'

type Calls = typeof calls
type Header<O extends Operation> = Calls[O] extends { headers: readonly (infer H)[] } ? H : never
type Needs<Yes, Field> = Yes extends true ? Field : unknown

/** Makes a write safe to repeat (`Idempotency-Key`), and stops it from being sent too late. */
export interface IdempotencyOptions {
  readonly idempotencyKey: string
  /**
   * After this time the call fails with `NOT_SENT` instead of being sent, because by then the customer is told that it
   * was not carried out. Milliseconds since 1970.
   */
  readonly sendBefore?: number
  /**
   * Repeats a call whose answer was lost, to learn it. Sent without the step-up token: the contract looks the key up first,
   * so a backend that knows it answers as it did, and one that does not refuses the call.
   */
  readonly isRepeat?: boolean
}

/** Everything that one call needs from its caller: path parameters, query, body and call-specific headers. */
export type CallInput<O extends Operation> = (Calls[O] extends { params: infer S extends z.ZodType }
  ? { params: z.input<S> }
  : unknown) &
  (Calls[O] extends { query: infer S extends z.ZodType } ? { query: z.input<S> } : unknown) &
  (Calls[O] extends { body: infer S extends z.ZodType } ? { body: z.input<S> } : unknown) &
  Needs<'Idempotency-Key' extends Header<O> ? true : false, IdempotencyOptions> &
  Needs<'recaptchaToken' extends Header<O> ? true : false, { botToken: string }> &
  Needs<Calls[O] extends { isPublic: true } ? true : false, { mustRevalidate?: boolean }>

/** The validated answer of one call; `undefined` when it has no body. */
export type CallAnswer<O extends Operation> = Calls[O]['response'] extends infer S extends z.ZodType
  ? z.output<S>
  : undefined

/** Makes one call of the contract. @throws BackendError for anything but a success */
export type Send = <O extends Operation>(operation: O, input: CallInput<O>) => Promise<CallAnswer<O>>

/** The input of any call, as the code that sends all of them sees it. */
export type UntypedInput = {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | number | boolean | undefined>>
  body?: unknown
  idempotencyKey?: string
  sendBefore?: number
  isRepeat?: boolean
  botToken?: string
  /** Asks the backend although a cached answer is fresh, and takes no older one while it fails. */
  mustRevalidate?: boolean
}
