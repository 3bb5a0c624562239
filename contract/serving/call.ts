import type { z } from 'zod'
import { type Call, clientPrefix } from '../call.ts'
import type { calls, Operation } from '../calls.ts'
import type { Language } from '../values.ts'

type Calls = typeof calls
type Checked<O extends Operation, Part extends 'params' | 'query' | 'body'> = Calls[O] extends {
  readonly [Key in Part]: infer Schema extends z.ZodType
}
  ? z.output<Schema>
  : undefined

/** A call after all generic checks: schemas, tokens, account status. */
export type CallOf<O extends Operation> = {
  readonly operation: O
  readonly params: Checked<O, 'params'>
  readonly query: Checked<O, 'query'>
  readonly body: Checked<O, 'body'>
  /** The authenticated customer; null for visitors. */
  readonly sub: Calls[O]['auth'] extends 'bearer' | 'step-up' ? string : string | null
  readonly language: Language
  /** Milliseconds since 1970, by the backend's clock. */
  readonly now: number
  /** Origin of this server, for URLs of pictures. */
  readonly origin: string
  readonly correlationId: string
  readonly hostIp: string | null
}

export type AnswerOf<O extends Operation> = Calls[O]['response'] extends infer Schema extends z.ZodType
  ? z.input<Schema>
  : undefined

/** The address of a call as routers write it: `:name` for `{name}`. */
export const routeOf = ({ client, path }: Call): string =>
  clientPrefix[client] + path.replace(/\{(\w+)\}/g, ':$1')

/** What is about the member who asks. */
export const isPrivate = ({ auth }: Call) => auth === 'bearer' || auth === 'step-up'

/** Whether this body needs a second check. */
export function needsStepUp({ auth, stepUpFields }: Call, body: unknown): boolean {
  if (auth === 'step-up') return true
  if (typeof body !== 'object' || body === null) return false
  return stepUpFields?.some((field) => Reflect.get(body, field) !== undefined) ?? false
}
