import type { Order } from '@borealis/contract/orders.ts'
import type { Problem } from '@borealis/contract/problem.ts'
import { z } from 'zod'
import type { Backend } from '#app/backend/backend.server.ts'
import type { IdempotencyOptions } from '#app/backend/call-input.ts'
import type { Redeemed } from '#app/backend/results.ts'
import type { Locale } from '#app/domain/locale.ts'
import type { OutcomePath } from '#app/domain/outcomes.ts'
import { type ReceiptPath, receiptPath } from '#app/domain/spending.ts'
import type { Session } from '#app/session/session.server.ts'

/** A pending action as it is stored: a record of another release may name one that this release does not know (spec §4). */
export const storedAction = z.object({ action: z.string(), payload: z.unknown() })
export type StoredAction = z.infer<typeof storedAction>

export type FormInput = Readonly<Record<string, string | undefined>>

/** What is about to happen, in one language: what the step-up page and the provider's page say. */
export interface Hint {
  readonly title: string
  readonly detail: string
  readonly image?: string
}

export const refusedSchema = z.object({
  name: z.literal('refused'),
  /** As it is shown to the customer. */
  refusal: z.object({
    code: z.string(),
    /** The backend's own sentence in their language. */
    detail: z.string().optional(),
    correlationId: z.string(),
    /** The answer was lost, so the action may have been carried out. Never set for an order: its outcome is looked up. */
    mayHaveHappened: z.boolean().optional(),
  }),
})

export const doneSchema = z.object({
  name: z.literal('done'),
  orderNumber: z.string().optional(),
  /** The address that an action made. */
  addressId: z.string().optional(),
})
/** An action that was carried out, with what it made. */
export type Done = z.infer<typeof doneSchema>

/** How an action ended; `undefined` while the backend is at work on it. */
export type Ending = Done | z.infer<typeof refusedSchema> | undefined

/** The page that shows an outcome, or a screen that goes on with what was made. */
type PathWhenDone = (done: Done, resumePath: string) => OutcomePath | ReceiptPath | URL

/** A step-up that the provider has confirmed, of the customer who opened the action. */
interface PassedStepUp {
  /** Names the action. */
  readonly handle: string
  readonly session: Session
  readonly token: string
}

/** What a release knows of one action that waits for a step-up (spec §4). `registry.ts` lists them. */
interface ActionSpec<Name extends string, Payload, Facts> {
  readonly name: Name
  /** What it needs to run later. */
  readonly payload: z.ZodType<Payload>
  /** What makes two of them the same, where that is not all of the payload. */
  readonly identity?: (payload: Payload) => unknown
  /** The line that operators search for when it fails after its step-up (spec §8). */
  readonly failureLine: string
  /** @param facts what its words need beside the payload */
  readonly hint: (payload: Payload, locale: Locale, facts: Facts) => Hint
  /** Makes its call. @throws BackendError when there is no definite answer */
  readonly run: (payload: Payload, backend: Backend, once: IdempotencyOptions) => Promise<Ending>
  /** What was typed into its form, by field; absent for an action without a form. */
  readonly formInput?: (payload: Payload) => FormInput
  /** The element, on the screen it came from, to which it leads back. */
  readonly fragment?: string
  /**
   * Where the customer sees that it is done, without a language; absent where that is the screen it came from.
   * @param resumePath the screen that it came from
   */
  readonly pathWhenDone?: PathWhenDone
  /**
   * Keeps the token of its step-up, before it is run, for an action whose page makes the call itself.
   * @throws when the token could not be kept: the action is not run
   */
  readonly keepToken?: (payload: Payload, stepUp: PassedStepUp) => Promise<void>
  /** What an order spends, and how its outcome is found; absent for an action that spends no points. */
  readonly order?: OrderSpec<Payload>
}

interface OrderSpec<Payload> {
  readonly points: (payload: Payload) => number
  /** What the points pay, in cents, as it was agreed to; absent for gift cards. */
  readonly creditCents?: (payload: Payload) => number | undefined
  /** True for an order of the backend that is what was asked for; its points are compared already. */
  readonly isLike: (payload: Payload, order: Order) => boolean
  /** Sends the order, or repeats it to learn its outcome (`once.isRepeat`). */
  readonly place: (
    payload: Payload,
    backend: Backend,
    once: IdempotencyOptions,
  ) => Promise<Redeemed<{ orderNumber: string }>>
}

/** An action with its payload, as far as this release knows it. */
export interface BoundAction {
  readonly name: string
  readonly identity: unknown
  readonly failureLine: string
  readonly formInput: FormInput | null
  readonly fragment: string | undefined
  readonly pathWhenDone: PathWhenDone | undefined
  keepToken(stepUp: PassedStepUp): Promise<void>
  run(backend: Backend, once: IdempotencyOptions): Promise<Ending>
  /** `null` for an action that spends no points. */
  readonly order: BoundOrder | null
}

export interface BoundOrder {
  /** The points that it spends. */
  readonly points: number
  /** What they pay, in cents, as it was agreed to; `null` for gift cards. */
  readonly creditCents: number | null
  /** True for an order of the backend that is what was asked for: the same things for the same points. */
  isLike(order: Order): boolean
  place(backend: Backend, once: IdempotencyOptions): Promise<Redeemed<{ orderNumber: string }>>
}

/** The facts, where the words of an action need any. */
type FactsOf<Facts> = unknown extends Facts ? [] : [facts: Facts]

export function defineAction<Name extends string, Payload, Facts>(spec: ActionSpec<Name, Payload, Facts>) {
  const { name, failureLine, fragment, pathWhenDone } = spec
  return {
    name,
    payload: spec.payload,
    spendsPoints: spec.order !== undefined,
    /** The action for this payload, to be opened as an intent: what it is, and its words in each language. */
    ask(payload: Payload, ...[facts]: FactsOf<Facts>) {
      return {
        pending: { action: name, payload },
        // Without facts the words take none.
        hint: (locale: Locale) => spec.hint(payload, locale, facts as Facts),
      }
    },
    /** @returns `undefined` for a payload of another release */
    bind(stored: unknown): BoundAction | undefined {
      const { data } = spec.payload.safeParse(stored)
      if (data === undefined) return undefined
      return {
        name,
        identity: spec.identity ? spec.identity(data) : stored,
        failureLine,
        fragment,
        pathWhenDone,
        formInput: spec.formInput?.(data) ?? null,
        keepToken: async (stepUp) => spec.keepToken?.(data, stepUp),
        run: (backend, once) => spec.run(data, backend, once),
        order: spec.order ? boundOrder(spec.order, data) : null,
      }
    },
  }
}

function boundOrder<Payload>(order: OrderSpec<Payload>, payload: Payload): BoundOrder {
  const points = order.points(payload)
  return {
    points,
    creditCents: order.creditCents?.(payload) ?? null,
    isLike: (placed) => placed.points === points && order.isLike(payload, placed),
    place: (backend, once) => order.place(payload, backend, once),
  }
}

/** An action that spends points: it is placed under its key, and leads to its receipt. */
export function defineOrder<Name extends string, Payload, Facts>({
  order,
  ...spec
}: Omit<ActionSpec<Name, Payload, Facts>, 'run' | 'pathWhenDone' | 'order'> & {
  readonly order: OrderSpec<Payload>
}) {
  return defineAction<Name, Payload, Facts>({
    ...spec,
    order,
    run: async (payload, backend, once) => endingOf(await order.place(payload, backend, once)),
    pathWhenDone: ({ orderNumber }) => receiptPath(orderNumber),
  })
}

/**
 * A refusal as it is kept, to be shown once the customer is back: nothing is left of the fields then, so the sentence of the first
 * one that was refused stands for the general one.
 */
export const refusalOf = ({ code, detail, correlationId, errors }: Problem) => ({
  code,
  detail: errors?.[0]?.detail || detail,
  correlationId,
})

/** What the backend's definite answer to an order says. */
export function endingOf(result: Redeemed<{ orderNumber: string }>): Ending {
  if (result.ok) return { name: 'done', orderNumber: result.orderNumber }
  // The same key is being processed already: its outcome is asked for, not guessed.
  if (result.problem.code === 'IDEMPOTENCY_RUNNING') return undefined
  return { name: 'refused', refusal: refusalOf(result.problem) }
}
