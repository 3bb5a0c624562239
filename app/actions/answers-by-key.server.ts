import type { Backend } from '#app/backend/backend.server.ts'
import { log } from '#app/edge/log.server.ts'
import type { BoundOrder } from './action.ts'

/**
 * The actions of which this backend answers an order that it knows by its key, before it looks at the step-up token, as the contract
 * says. Only then does "a step-up is required" mean that it does not know the order. Learnt by each process from an order that was
 * placed; until then nothing is concluded, because a backend that looks at the token first says so of every order. Each kind has a
 * call of its own, and there may be another system behind it.
 */
const proven = new Set<string>()

export const answersByKey = (action: string): boolean => proven.has(action)

/** The backend answered a repeat without a token: it looked the key up first. */
export const proveAnswersByKey = (action: string): void => {
  proven.add(action)
}

/**
 * Repeats an order that was just placed, once for its kind in a process, to learn how its backend treats a key that it knows. Where the
 * backend can be asked for an outcome (`redemptionStatus`) nobody needs to know. Never rejects.
 */
export async function learnAnswersByKey(
  order: Pick<BoundOrder, 'place'>,
  placed: { readonly action: string; readonly idempotencyKey: string; readonly orderNumber: string },
  backend: Backend,
): Promise<void> {
  const { action, idempotencyKey, orderNumber } = placed
  if (answersByKey(action)) return
  try {
    const { featureFlags } = await backend.getPageData()
    if (featureFlags.redemptionStatus) return
    const again = await order.place(backend, { idempotencyKey, isRepeat: true })
    if (again.ok && again.orderNumber === orderNumber) return proveAnswersByKey(action)
    log.warn({ action, code: again.ok ? 'OTHER_ORDER' : again.problem.code }, notProven)
  } catch (error) {
    log.warn({ err: error, action }, notProven)
  }
}

const notProven = 'the backend does not answer a known order by its key without a step-up token'
