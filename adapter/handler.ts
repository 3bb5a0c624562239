import type { calls, Operation } from '@borealis/contract/calls.ts'
import type { AnswerOf, CallOf } from '@borealis/contract/serving/call.ts'
import { zoneOf } from '@borealis/contract/serving/days.ts'
import type { Language } from '@borealis/contract/values.ts'
import type { Content, Member } from './sources.ts'
import type { Plan } from './spend.ts'
import type { Kept } from './store.ts'

/** What the adapter adds to a checked call. */
export interface Known<Who = Member> {
  /** Who asks. Of a public call it is looked up when it is asked for, and null for a visitor. */
  readonly member: Who
  /** The content in the caller's language, or in another. */
  readonly content: (language?: Language) => Promise<Content>
}

type Of<O extends Operation> = CallOf<O> &
  Known<(typeof calls)[O]['auth'] extends 'bearer' | 'step-up' ? Member : () => Promise<Member | null>>

export type Handler<O extends Operation> = (call: Of<O>) => AnswerOf<O> | Promise<AnswerOf<O>>
export type Handlers = { readonly [O in Operation]?: Handler<O> }
/** A call that spends points says what it takes; `spend.ts` does the rest. */
export type Planner<O extends Operation> = (call: Of<O>) => Promise<Plan>
export type Planners = { readonly [O in Operation]?: Planner<O> }

/** The time zone by which a member's days are counted. */
export const zoneFor = ({ provinceCode }: Member, { timeZone }: Kept): string =>
  zoneOf(provinceCode, timeZone ?? null)
