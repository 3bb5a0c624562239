import { queryOptions, skipToken } from '@tanstack/react-query'
import { createServerFn, createServerOnlyFn } from '@tanstack/react-start'
import { requestContext } from '#app/edge/request-context.server.ts'
import { currentSession } from '#app/session/session.server.ts'
import type { FormInput } from './action.ts'
import { type ActionOutcome, intentRef, outcomeOf, readIntent, translated } from './intents.server.ts'
import { pathAfterOutcome, pathOnCancel } from './outcome-path.server.ts'
import { actionOf } from './registry.ts'
import { beginStepUp } from './step-up.server.ts'
import { withIntents } from './with-intents.ts'

/**
 * Answers a form whose browser posted it itself: on to the provider, without a page in between.
 * @param prepared what preparing the action returned
 */
export const goToStepUp = createServerOnlyFn(
  ({ stepUp }: { readonly stepUp: string }): Promise<Response> => beginStepUp(stepUp),
)

/** What the step-up page says is about to happen. */
export interface PendingStepUp {
  readonly title: string
  readonly detail: string
  readonly image: string | null
  /** The screen that the action came from, with what was typed there. */
  readonly resumePath: string
}

/** An action that no longer waits for a step-up: it was confirmed in another tab, or before the customer went back. */
export interface EndedStepUp {
  /** The page that shows its outcome. */
  readonly outcomePath: string
}

/** The pending action under a handle, for its own customer and in the language of the page; `null` when it has expired or is somebody else's. */
export const getPendingStepUp = createServerFn()
  .validator(intentRef)
  .handler(async ({ data }): Promise<PendingStepUp | EndedStepUp | null> => {
    const [session, record] = await Promise.all([currentSession(), readIntent(data.intent)])
    if (!record || record.value.sub !== session?.value.sub) return null
    const intent = translated(record.value, requestContext().locale)
    if (intent.state.name !== 'waiting') return { outcomePath: pathAfterOutcome(intent) }
    const { title, detail, image = null } = intent.hint
    return { title, detail, image, resumePath: pathOnCancel(intent) }
  })

/** The outcome of an action whose step-up returned to the page where it began. */
export interface ReturnedAction {
  readonly outcome: ActionOutcome
  /** The backend's message about a refusal. */
  readonly detail: string | null
  /** The form's input, by field; `null` for an action without a form. */
  readonly typed: FormInput | null
}

/**
 * The customer's own action under a handle; `null` when it has expired or is somebody else's. For an order, poll
 * `getOrderProgress` instead.
 * @throws BackendError 401 `SIGNED_OUT`
 */
export const getReturnedAction = createServerFn()
  .middleware([withIntents])
  .validator(intentRef)
  .handler(async ({ data, context }): Promise<ReturnedAction | null> => {
    const intent = await context.intents.find(data.intent)
    if (!intent) return null
    const { state, pending } = intent
    return {
      outcome: outcomeOf(intent),
      detail: state.name === 'refused' ? (state.refusal.detail ?? null) : null,
      typed: actionOf(pending)?.formInput ?? null,
    }
  })

export const stepUpQueries = {
  all: ['step-up'] as const,
  pending: (intent: string) =>
    queryOptions({
      queryKey: [...stepUpQueries.all, 'pending', intent],
      queryFn: () => getPendingStepUp({ data: { intent } }),
    }),
  /** The outcome of the action that the address names; never served from the cache. */
  returned: (intent: string | undefined) =>
    queryOptions({
      queryKey: [...stepUpQueries.all, 'returned', intent ?? null],
      queryFn: intent ? () => getReturnedAction({ data: { intent } }) : skipToken,
      staleTime: 0,
    }),
}
