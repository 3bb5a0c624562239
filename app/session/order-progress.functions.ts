import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { BackendError } from '#app/backend/backend-error.ts'
import { type OrderProgress, progressOf } from './order-progress.ts'
import { withStepUp } from './session.middleware.ts'

/** Re-exported, because other rooms may import only the session's server functions. */
export type { OrderProgress, ReviewedOrder } from './order-progress.ts'

/**
 * The progress of an order; queries the backend when the response was lost. Safe to poll.
 * @throws BackendError 401 `SIGNED_OUT`, 404 `NOT_FOUND` when it has expired or is another customer's
 */
export const getOrderProgress = createServerFn()
  .middleware([withStepUp])
  .validator(z.object({ intent: z.string().max(100) }))
  .handler(async ({ data, context }): Promise<OrderProgress> => {
    const intent = await context.intents.find(data.intent)
    if (!intent) throw new BackendError({ status: 404, code: 'NOT_FOUND' })
    return progressOf(intent)
  })
