import type { Backend } from '#app/backend/backend.server.ts'
import { BackendError, mayHaveHappened } from '#app/backend/backend-error.ts'
import type { IdempotencyOptions } from '#app/backend/call-input.ts'
import type { Redeemed } from '#app/backend/redeem-result.ts'
import { log } from '#app/edge/log.server.ts'
import { failpoint } from '#app/edge/test-instruments.server.ts'
import { env } from '#app/env.server.ts'
import { auditOutcome } from './audit-outcome.server.ts'
import { type IntentRecord, type IntentState, markSent, moveIntent, readIntent } from './intents.server.ts'
import { type PendingAction, pendingAction, spendsPoints } from './pending-action.ts'

/** The lines that operators search for when an action fails after its step-up (spec §8). */
const failureLine = {
  create_address: 'CREATE ADDRESS CALLBACK FAILED',
  update_address: 'UPDATE ADDRESS CALLBACK FAILED',
  delete_address: 'DELETE ADDRESS CALLBACK FAILED',
  update_email: 'UPDATE EMAIL CALLBACK FAILED',
  update_phone: 'UPDATE PHONE CALLBACK FAILED',
  unfreeze: 'UNFREEZE CALLBACK FAILED',
  close_account: 'CLOSE ACCOUNT CALLBACK FAILED',
  save_giftcard_order: 'SAVE GIFTCARD ORDER CALLBACK FAILED',
  redeem_travel: 'REDEEM TRAVEL CALLBACK FAILED',
  redeem_credit: 'REDEEM CREDIT CALLBACK FAILED',
  reveal_ecard: 'REVEAL ECARD CALLBACK FAILED',
} satisfies Record<PendingAction['action'], string>

/**
 * Claims a pending action for one of the callers that want to run it. From here on the customer is neither told that nothing
 * happened nor asked to confirm again, until the action has ended or is known to be lost.
 * @returns `undefined` when it was claimed before
 */
export async function beginIntent(record: IntentRecord): Promise<IntentRecord | undefined> {
  if (record.value.state.name !== 'waiting') return undefined
  const begun = await moveIntent(record, { name: 'running', since: Date.now() })
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
export async function runIntent(begun: IntentRecord, backend: Backend): Promise<IntentRecord> {
  const { handle, pending, idempotencyKey } = begun.value
  const newest = async () => (await readIntent(handle)) ?? begun
  const parsed = pendingAction.safeParse(pending)
  if (!parsed.success) {
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
  const state = await perform(parsed.data, once, backend)
  failpoint('order:answered')
  const settled = state && (await moveIntent(running, state))
  failpoint('order:settled')
  if (settled) auditOutcome(settled)
  return settled ?? newest()
}

async function perform(
  pending: PendingAction,
  once: IdempotencyOptions,
  backend: Backend,
): Promise<IntentState | undefined> {
  try {
    const state = await call(pending, once, backend)
    if (state?.name === 'refused') {
      log.warn(
        { code: state.refusal.code, refusedAs: state.refusal.correlationId },
        failureLine[pending.action],
      )
    }
    return state
  } catch (error) {
    log.error({ err: error }, failureLine[pending.action])
    const code = error instanceof BackendError ? error.code : 'NETWORK'
    // An order that may have been placed is asked for. One that was not sent, or was refused, has not been: a status of 4xx
    // says so even without the contract's own document (RFC 9110 section 15.5).
    if (spendsPoints(pending.action) && mayHaveHappened(error)) return undefined
    const correlationId = error instanceof BackendError ? (error.correlationId ?? '') : ''
    const uncertainty = mayHaveHappened(error) ? { mayHaveHappened: true } : {}
    return { name: 'refused', refusal: { code, correlationId, ...detailOf(error), ...uncertainty } }
  }
}

async function call(
  pending: PendingAction,
  once: IdempotencyOptions,
  backend: Backend,
): Promise<IntentState | undefined> {
  switch (pending.action) {
    case 'save_giftcard_order':
    case 'redeem_travel':
    case 'redeem_credit':
      return orderState(await placeOrder(pending, once, backend))
    case 'reveal_ecard':
      // The code is fetched by the page that shows it, with this step-up (`reveal-grant.server.ts`).
      return { name: 'done' }
    case 'create_address': {
      const { uniqueId } = await backend.addresses.create(pending.payload)
      return { name: 'done', addressId: uniqueId }
    }
    case 'update_address':
      await backend.addresses.update(pending.payload.uniqueId, pending.payload.address)
      return { name: 'done', addressId: pending.payload.uniqueId }
    case 'delete_address':
      await backend.addresses.remove(pending.payload.uniqueId)
      return { name: 'done' }
    case 'update_email':
    case 'update_phone':
      await backend.customers.update(pending.payload)
      return { name: 'done' }
    case 'unfreeze':
      await backend.me.unfreezeAccount()
      return { name: 'done' }
    case 'close_account':
      await backend.me.requestDeletion()
      return { name: 'done' }
  }
}

type Order = Extract<PendingAction, { action: 'save_giftcard_order' | 'redeem_travel' | 'redeem_credit' }>

/**
 * Sends an order, or repeats one to learn its outcome (`once.isRepeat`).
 * @throws BackendError when there is no definite answer
 */
export function placeOrder(
  order: Order,
  once: IdempotencyOptions,
  backend: Backend,
): Promise<Redeemed<{ orderNumber: string }>> {
  switch (order.action) {
    case 'save_giftcard_order':
      return backend.giftCards.redeem(order.payload, once)
    case 'redeem_travel':
      return backend.transactions.redeemTravel(order.payload, once)
    case 'redeem_credit':
      return backend.transactions.redeemCredit(order.payload, once)
  }
}

function orderState(result: Redeemed<{ orderNumber: string }>): IntentState | undefined {
  if (result.ok) return { name: 'done', orderNumber: result.orderNumber }
  const { code, detail, correlationId } = result.problem
  // The same key is being processed already: its outcome is looked up, not guessed.
  if (code === 'IDEMPOTENCY_RUNNING') return undefined
  return { name: 'refused', refusal: { code, detail, correlationId } }
}

function detailOf(error: unknown): { detail?: string } {
  return error instanceof BackendError && error.problem ? { detail: error.problem.detail } : {}
}
