import type { Backend } from '#app/backend/backend.server.ts'
import { BackendError, isBare, mayHaveHappened } from '#app/backend/backend-error.ts'
import type { IdempotencyOptions } from '#app/backend/call-input.ts'
import { log } from '#app/edge/log.server.ts'
import { failpoint } from '#app/edge/test-instruments.server.ts'
import { toBeFinished } from '#app/edge/under-way.server.ts'
import { env } from '#app/env.server.ts'
import { type BoundAction, refusalOf } from './action.ts'
import { answersByKey } from './answers-by-key.server.ts'
import { type IntentRecord, type IntentState, markSent, moveIntent, readIntent } from './intents.server.ts'
import { actionOf } from './registry.ts'
import { mayBePlaced, ofTheCaller } from './settle-intent.server.ts'

/**
 * Claims a pending action for one of the callers that want to run it. From here on the customer is neither told that nothing
 * happened nor asked to confirm again, until the action has ended or is known to be lost.
 * @returns `undefined` when it was claimed before
 */
export async function beginIntent(record: IntentRecord): Promise<IntentRecord | undefined> {
  if (record.value.state.name !== 'waiting') return undefined
  const begun = await moveIntent(record, { name: 'running', since: Date.now(), isUnsent: true })
  if (begun) return begun
  // The record was changed since it was read: by a review, which updates what is shown, or by another callback.
  const newest = await readIntent(record.value.handle)
  return newest && beginIntent(newest)
}

/** Releases a claimed action that was not sent, so that the customer may confirm it again. */
export const withdrawIntent = (begun: IntentRecord): Promise<IntentRecord | undefined> =>
  moveIntent(begun, { name: 'waiting', cancelled: false })

/**
 * Runs a pending action that the caller has begun, once. An order whose response was lost stays `running`, because only
 * the backend knows its outcome. One that was never sent is refused, and the customer may confirm again.
 */
export const runIntent = (begun: IntentRecord, backend: Backend): Promise<IntentRecord> =>
  toBeFinished(runOnce(begun, backend))

async function runOnce(begun: IntentRecord, backend: Backend): Promise<IntentRecord> {
  const { handle, pending, idempotencyKey } = begun.value
  const newest = async () => (await readIntent(handle)) ?? begun
  const action = actionOf(pending)
  if (!action) {
    log.error({ action: pending.action.slice(0, 60) }, 'unknown pending action: nothing was run')
    return (await withdrawIntent(begun)) ?? newest()
  }
  failpoint('order:known')
  // If the step-up took so long that the customer was told it is lost, nothing may be sent any more.
  const since = Date.now()
  const running = await markSent(begun)
  if (!running) return newest()
  failpoint('order:running')
  // A slow token renewal or a queue may delay the call. It is sent only while it can still reach the backend before it
  // counts as lost (`settle-intent.server.ts`).
  const once = { idempotencyKey, sendBefore: since + env().BACKEND_TIMEOUT_MS }
  const state = await perform(action, once, backend, {
    wasSent: begun.value.sentAt !== undefined,
    isPlaced: () => mayBePlaced(running.value, since, backend),
  })
  failpoint('order:answered')
  const settled = state && (await moveIntent(running, state))
  failpoint('order:settled')
  return settled ?? newest()
}

/** What is known of an order besides the answer to its call. */
interface Earlier {
  /** Whether it was sent before, under the same key: it may have been placed then, whatever becomes of it now. */
  readonly wasSent: boolean
  readonly isPlaced: () => Promise<boolean>
}

/** @returns `undefined` for an order whose outcome has to be asked for */
async function perform(
  action: BoundAction,
  once: IdempotencyOptions,
  backend: Backend,
  { wasSent, isPlaced }: Earlier,
): Promise<IntentState | undefined> {
  try {
    const state = await action.run(backend, once)
    if (state?.name !== 'refused') return state
    const { code, correlationId } = state.refusal
    log.warn({ code, refusedAs: correlationId }, action.failureLine)
    if (!action.order || !wasSent) return state
    return saysNothingOfOrder(code) || (!answersByKey(action.name) && (await isPlaced())) ? undefined : state
  } catch (error) {
    log.error({ err: error }, action.failureLine)
    // An order that may have been placed is asked for. One that was not sent has not been, nor one that was refused: a status
    // of 4xx says so even without the contract's own document (RFC 9110 section 15.5), unless the backend knows better. None of
    // this says anything of an earlier sending.
    if (action.order && (mayHaveHappened(error) || (isBare(error) ? await isPlaced() : wasSent)))
      return undefined
    const failure = error instanceof BackendError ? error : undefined
    const { code = 'NETWORK', correlationId = '', problem } = failure ?? {}
    return {
      name: 'refused',
      refusal: {
        code,
        correlationId,
        ...(problem && { detail: refusalOf(problem).detail }),
        ...(mayHaveHappened(error) && { mayHaveHappened: true }),
      },
    }
  }
}

/** A refusal before the backend looked the key up: by it, an order that was sent before is neither placed nor not. */
const saysNothingOfOrder = (code: string): boolean => ofTheCaller.has(code) || code === 'STEP_UP_REQUIRED'
