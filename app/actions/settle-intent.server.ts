import type { Backend } from '#app/backend/backend.server.ts'
import { BackendError, isUnavailable, mayHaveHappened } from '#app/backend/backend-error.ts'
import { log } from '#app/edge/log.server.ts'
import { env } from '#app/env.server.ts'
import { type BoundOrder, endingOf, refusalOf } from './action.ts'
import { answersByKey, proveAnswersByKey } from './answers-by-key.server.ts'
import {
  type Intent,
  type IntentRecord,
  type IntentState,
  moveIntent,
  orderNumbersOf,
  otherOpenOrders,
  readIntent,
  SETTLING_MS,
  wasNeverSent,
} from './intents.server.ts'
import { actionOf, isOfThisRelease, spendsPoints } from './registry.ts'

/** After twice the backend's timeout a call is no longer on its way: what the backend does not know of was lost. */
const lostAfterMs = () => 2 * env().BACKEND_TIMEOUT_MS

/** An order of the list may be the one that was sent if it was placed in this time around its sending; milliseconds. */
const PLACED = { before: 2 * 60_000, after: 10 * 60_000 }

/**
 * What one question about an order brought: its outcome; or that the backend is at work on it, does not know it, refuses it in
 * a way that counts only where no such order is listed (`refused`), or says nothing that can be read (`silent`).
 */
type Finding = IntentState | 'running' | 'not-known' | { readonly refused: Refusal } | 'silent'
type Refusal = Extract<IntentState, { name: 'refused' }>['refusal']

/**
 * Finds the outcome of an order whose answer was lost. Any other action whose outcome was not recorded in time is given up
 * as unknown, and one that only another release knows is left to it.
 * @returns the intent in its newest state; `running` while its answer may come or the backend is at work on it, then `unknown` when
 * nobody can tell
 */
export async function settleIntent(record: IntentRecord, backend: Backend): Promise<IntentRecord> {
  const { state, handle, pending } = record.value
  if (state.name !== 'running' && state.name !== 'unknown') return record
  // It may be an order there: only the release that knows it can ask for it, and no end may give its key away before that.
  if (!isOfThisRelease(pending.action)) return record
  const next = spendsPoints(pending.action)
    ? await outcome(record.value, state.since, backend)
    : givenUp(state.since)
  if (!next || next.name === state.name) return record
  // What the backend does not know was not placed, whether or not the customer has looked for it.
  const moved = await (next.name === 'waiting' ? moveIntent(record, next, false) : moveIntent(record, next))
  // Once for each order, however often a backend that comes and goes says that it is at work on it.
  if (moved && next.name === 'unknown' && state.name === 'running' && !state.wasUnknown) {
    log.error({ key: record.value.idempotencyKey }, 'the outcome of an order is unknown')
  }
  return moved ?? (await readIntent(handle)) ?? record
}

/**
 * Asks by its key, with the extension's call or by repeating the order; where neither names the outcome, looks among the
 * orders. A definite state needs a definite answer: every other is `unknown`, once the order is not on its way any more.
 */
async function outcome(intent: Intent, since: number, backend: Backend): Promise<IntentState | undefined> {
  // Nobody is asked: a repeat would be a first sending.
  if (wasNeverSent(intent)) return isLost(since) ? { name: 'waiting', cancelled: false } : undefined
  const told = await askedByKey(intent, since, backend)
  const found = told.finding
  if (typeof found === 'object' && 'name' in found) return found
  // Also of one that nobody could tell of until now: whoever looks for it in vain must not be asked to place it again.
  if (found === 'running') return { name: 'running', since, wasUnknown: true }
  const listed = told.wantsLook ? await amongOrders(intent, since, backend) : 'none'
  if (typeof listed === 'object') return listed
  if (!isLost(since)) return undefined
  if (listed === 'silent' || found === 'silent') return { name: 'unknown', since }
  if (found === 'not-known') return { name: 'waiting', cancelled: false }
  return { name: 'refused', refusal: found.refused }
}

/**
 * Whether an order may have been placed although its answer refuses it: without the contract's document, the answer may be that
 * of a box in between, which has withheld the backend's; and of an order that was sent before, a backend that does not look its key
 * up first says what it would say of another one. Only a backend that answers can say that it was not.
 */
export async function mayBePlaced(intent: Intent, since: number, backend: Backend): Promise<boolean> {
  const { finding, wantsLook } = await askedByKey(intent, since, backend)
  if (wantsLook) return (await amongOrders(intent, since, backend)) !== 'none'
  if (typeof finding === 'object') return 'name' in finding && finding.name === 'done'
  return finding === 'running' || finding === 'silent'
}

interface Told {
  readonly finding: Finding
  /** Whether the orders have to be looked at too; not when the backend has said what it knows, or does not answer now. */
  readonly wantsLook: boolean
}

async function askedByKey(intent: Intent, since: number, backend: Backend): Promise<Told> {
  // For the backend a key that it has forgotten is that of a new order: whatever it says of that one, this one may be placed.
  const isKept = Date.now() - (intent.sentAt ?? since) <= SETTLING_MS
  try {
    const redemption = await backend.getRedemption({ params: { idempotencyKey: intent.idempotencyKey } })
    switch (redemption.status) {
      case 'done':
        return definite({ name: 'done', orderNumber: redemption.orderNumber })
      case 'refused':
        return definite({ name: 'refused', refusal: refusalOf(redemption.problem) })
      case 'unknown':
        return isKept ? definite('not-known') : unlessListed
      case 'running':
        return definite('running')
    }
  } catch (error) {
    if (isUnavailable(error)) return notNow(error)
    // A backend without this call, whatever it answers instead.
    const order = actionOf(intent.pending)?.order
    if (!order) return { finding: 'silent', wantsLook: false }
    return repeated(order, intent, isKept, backend)
  }
}

/** Sends the order once more, with its key and without a step-up token: only one that the backend knows is answered. */
async function repeated(
  order: BoundOrder,
  { idempotencyKey, pending: { action } }: Intent,
  isKept: boolean,
  backend: Backend,
): Promise<Told> {
  try {
    const result = await order.place(backend, { idempotencyKey, isRepeat: true })
    const ending = endingOf(result)
    if (!ending) return definite('running')
    if (result.ok) {
      proveAnswersByKey(action)
      return definite(ending)
    }
    const { code } = result.problem
    // Where the key may not be looked up first, the points may be missing because this very order took them.
    if (!isKept || !answersByKey(action) || ofTheCaller.has(code)) return unlessListed
    // Not known, as the key is looked up before the token; the orders are looked at all the same.
    return code === 'STEP_UP_REQUIRED' ? { finding: 'not-known', wantsLook: true } : definite(ending)
  } catch (error) {
    if (isUnavailable(error)) return notNow(error)
    log.warn({ err: error }, 'a repeated order was not answered by the contract')
    return { finding: (isKept && answersByKey(action) && refusedBare(error)) || 'silent', wantsLook: true }
  }
}

/** Refusals of the caller and not of the order: the backend may know its key all the same. */
export const ofTheCaller: ReadonlySet<string> = new Set([
  'UNAUTHENTICATED',
  'TOKEN_EXPIRED',
  'ACCOUNT_SUSPENDED',
  'ACCOUNT_CLOSED',
  'ACCOUNT_FROZEN',
  'TOO_MANY_REQUESTS',
  'IDEMPOTENCY_MISMATCH',
])

/** The same without the contract's document: of the caller, of a gateway, or of the order. 409 may also mean that it runs. */
function refusedBare(error: unknown): { refused: Refusal } | undefined {
  if (!(error instanceof BackendError) || error.status === undefined) return undefined
  const isOfOrder = [400, 402, 409, 410, 422].includes(error.status)
  return isOfOrder && (error.status === 409 || !mayHaveHappened(error))
    ? { refused: { code: error.code, correlationId: '' } }
    : undefined
}

/**
 * The one order of the list that is what was asked for, was placed when it was sent, and is not and cannot be the outcome of another
 * action. `none` when the list could be read and holds none, `silent` when it could not, or when it cannot tell.
 */
async function amongOrders(
  intent: Intent,
  since: number,
  backend: Backend,
): Promise<IntentState | 'none' | 'silent'> {
  const [from, until] = [(intent.sentAt ?? since) - PLACED.before, since + PLACED.after]
  try {
    const [page, known, others] = await Promise.all([
      backend.ordersToTellFrom(),
      orderNumbersOf(intent.sub),
      otherOpenOrders(intent),
    ])
    if (!page.success) return 'silent'
    const alike = page.data.orders.filter((order) => {
      const placedAt = Date.parse(order.placedAt)
      return (
        actionOf(intent.pending)?.order?.isLike(order) &&
        placedAt >= from &&
        placedAt <= until &&
        !known.includes(order.orderNumber)
      )
    })
    const [order] = alike
    if (!order) return 'none'
    const isOfAnother = others.some(({ pending }) => actionOf(pending)?.order?.isLike(order))
    return alike.length > 1 || isOfAnother ? 'silent' : { name: 'done', orderNumber: order.orderNumber }
  } catch (error) {
    log.warn({ err: error }, 'the orders could not be looked at for one of unknown outcome')
    return 'silent'
  }
}

const definite = (finding: Finding): Told => ({ finding, wantsLook: false })

/** The answer says nothing of the order, and the list may. */
const unlessListed: Told = { finding: 'silent', wantsLook: true }

function notNow(error: unknown): Told {
  log.warn({ err: error }, 'the outcome of an order is not known yet')
  return { finding: 'silent', wantsLook: false }
}

const isLost = (since: number) => Date.now() - since > lostAfterMs()

/** Only an order can be asked for. Any other action died with its process, and how far it got is unknown. */
const givenUp = (since: number): IntentState | undefined =>
  isLost(since)
    ? { name: 'refused', refusal: { code: 'NETWORK', correlationId: '', mayHaveHappened: true } }
    : undefined
