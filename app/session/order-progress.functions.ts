import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { BackendError } from '#app/backend/backend-error.ts'
import { pathAfterOutcome } from './intent-paths.server.ts'
import { translated } from './intents.server.ts'
import { type OrderProgress, progressOf } from './order-progress.ts'
import { withStepUp } from './session.middleware.ts'

/** Re-exported, because other rooms may import only the session's server functions. */
export type { OrderProgress, ReviewedOrder } from './order-progress.ts'

const intentRef = z.object({ intent: z.string().max(100) })

/**
 * The progress of an order; queries the backend when the response was lost. Safe to poll.
 * @throws BackendError 401 `SIGNED_OUT`, 404 `NOT_FOUND` when it has expired or is another customer's
 */
export const getOrderProgress = createServerFn()
  .middleware([withStepUp])
  .validator(intentRef)
  .handler(async ({ data, context }): Promise<OrderProgress> => {
    const intent = await context.intents.find(data.intent)
    if (!intent) throw new BackendError({ status: 404, code: 'NOT_FOUND' })
    return progressOf(translated(intent, context.locale))
  })

/**
 * Takes the customer's word that an order of unknown outcome is not among their orders: it may be placed again, under the
 * same key, and holds back no other.
 * @returns the path of the order's review, or of its receipt where its outcome has become known; `null` when it has expired
 * or is another customer's
 * @throws BackendError 401 `SIGNED_OUT`
 */
export const confirmOrderMissing = createServerFn({ method: 'POST' })
  .middleware([withStepUp])
  .validator(intentRef)
  .handler(async ({ data, context }): Promise<{ path: string } | null> => {
    const intent = await context.intents.release(data.intent)
    return intent ? { path: pathAfterOutcome(translated(intent, context.locale)) } : null
  })
