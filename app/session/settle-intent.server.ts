import type { Backend } from '#app/backend/backend.server.ts'
import { BackendError } from '#app/backend/backend-error.ts'
import { log } from '#app/edge/log.server.ts'
import { env } from '#app/env.server.ts'
import { auditOutcome } from './audit-outcome.server.ts'
import { type IntentRecord, type IntentState, moveIntent, readIntent } from './intents.server.ts'
import { spendsPoints } from './pending-action.ts'

/** A call that the backend does not know of after twice its timeout was lost on the way, and may be made again. */
const lostAfterMs = () => 2 * env().BACKEND_TIMEOUT_MS

/**
 * Resolves the outcome of an order whose answer was lost, by its idempotency key at the backend. Any other action whose
 * outcome was not recorded in time is given up as unknown.
 * @returns the intent in its newest state; still `running` while the outcome is not known
 */
export async function settleIntent(record: IntentRecord, backend: Backend): Promise<IntentRecord> {
  const { state, idempotencyKey, handle, pending } = record.value
  if (state.name !== 'running') return record
  const next = spendsPoints(pending.action)
    ? await outcome(idempotencyKey, state.since, backend)
    : givenUp(state.since)
  if (!next) return record
  const moved = await moveIntent(record, next)
  if (moved) auditOutcome(moved)
  return moved ?? (await readIntent(handle)) ?? record
}

async function outcome(key: string, since: number, backend: Backend): Promise<IntentState | undefined> {
  try {
    const redemption = await backend.me.redemption(key)
    switch (redemption.status) {
      case 'done':
        return { name: 'done', orderNumber: redemption.orderNumber }
      case 'refused': {
        const { code, detail, correlationId } = redemption.problem
        return { name: 'refused', refusal: { code, detail, correlationId } }
      }
      case 'unknown':
        return lost(since)
      case 'running':
        return undefined
    }
  } catch (error) {
    // A backend without this call cannot tell: after a while the customer may confirm again, under the same key.
    if (error instanceof BackendError && error.status === 404) return lost(since)
    log.warn({ err: error }, 'the outcome of an order is not known yet')
    return undefined
  }
}

const isLost = (since: number) => Date.now() - since > lostAfterMs()

const lost = (since: number): IntentState | undefined =>
  isLost(since) ? { name: 'waiting', cancelled: false } : undefined

/** Only an order can be looked up. Any other action died with its process, and how far it got is unknown. */
const givenUp = (since: number): IntentState | undefined =>
  isLost(since)
    ? { name: 'refused', refusal: { code: 'NETWORK', correlationId: '', mayHaveHappened: true } }
    : undefined
