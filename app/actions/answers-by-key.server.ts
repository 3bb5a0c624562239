import type { Backend } from '#app/backend/backend.server.ts'
import { log } from '#app/edge/log.server.ts'
import type { BoundOrder } from './action.ts'

/**
 * Whether this backend answers an order that it knows by its key, before it looks at the step-up token, as the contract says.
 * Only then does "a step-up is required" mean that it does not know the order. Learnt by each process from an order that was
 * placed; until then nothing is concluded, because a backend that looks at the token first says so of every order.
 */
let isProven = false

export const answersByKey = (): boolean => isProven

/** The backend answered a repeat without a token: it looked the key up first. */
export const proveAnswersByKey = (): void => {
  isProven = true
}

/**
 * Repeats an order that was just placed, once in a process, to learn how its backend treats a key that it knows. Where the
 * backend can be asked for an outcome (`redemptionStatus`) nobody needs to know. Never rejects.
 */
export async function learnAnswersByKey(
  order: Pick<BoundOrder, 'place'>,
  { idempotencyKey, orderNumber }: { idempotencyKey: string; orderNumber: string },
  backend: Backend,
): Promise<void> {
  if (isProven) return
  try {
    const { featureFlags } = await backend.getPageData()
    if (featureFlags.redemptionStatus) return
    const again = await order.place(backend, { idempotencyKey, isRepeat: true })
    if (again.ok && again.orderNumber === orderNumber) return proveAnswersByKey()
    log.warn({ code: again.ok ? 'OTHER_ORDER' : again.problem.code }, notProven)
  } catch (error) {
    log.warn({ err: error }, notProven)
  }
}

const notProven = 'the backend does not answer a known order by its key without a step-up token'
