import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { BackendError, isMissing } from '#app/backend/backend-error.ts'
import { intentRef, translated } from './intents.server.ts'
import { type OrderProgress, progressOf, type ReviewedOrder } from './order-progress.ts'
import { pathAfterOutcome } from './outcome-path.server.ts'
import { withIntents } from './with-intents.ts'

/** Re-exported, because other rooms may import only the data of actions. */
export type { OrderProgress, ReviewedOrder } from './order-progress.ts'

/**
 * The progress of an order; queries the backend when the response was lost. Safe to poll.
 * @throws BackendError 401 `SIGNED_OUT`, 404 `NOT_FOUND` when it has expired or is another customer's
 */
export const getOrderProgress = createServerFn()
  .middleware([withIntents])
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
  .middleware([withIntents])
  .validator(intentRef)
  .handler(async ({ data, context }): Promise<{ path: string } | null> => {
    const intent = await context.intents.release(data.intent)
    return intent ? { path: pathAfterOutcome(translated(intent, context.locale)) } : null
  })

/** How often an order under review is renewed: its record on the server lives ten minutes. */
const REVIEW_EVERY_MS = 60_000
const FIRST_POLL_MS = 1_000
const LAST_POLL_MS = 10_000

/** A query without its required value fails without a call. */
const missing = () => Promise.reject(new BackendError({ code: 'MISSING_VALUE' }))

export const orderProgressQueries = {
  all: ['order-progress'] as const,
  /**
   * An order under review. Fetched again whenever it is shown, and while it stays on the screen, so that the button
   * always posts an action that is still waiting.
   */
  review: <Selection>(
    kind: string,
    selection: Selection | undefined,
    review: (selection: Selection) => Promise<ReviewedOrder>,
  ) =>
    queryOptions({
      queryKey: [...orderProgressQueries.all, 'review', kind, selection ? JSON.stringify(selection) : null],
      queryFn: (): Promise<ReviewedOrder> => (selection ? review(selection) : missing()),
      enabled: selection !== undefined,
      staleTime: 0,
      refetchInterval: REVIEW_EVERY_MS,
      refetchOnWindowFocus: 'always',
    }),
  /** The outcome of an order; polled at growing intervals while it is running. */
  progress: (intent: string | undefined) =>
    queryOptions({
      queryKey: [...orderProgressQueries.all, 'progress', intent ?? null],
      queryFn: (): Promise<OrderProgress> => (intent ? getOrderProgress({ data: { intent } }) : missing()),
      enabled: intent !== undefined,
      staleTime: 0,
      refetchInterval: ({ state }) => {
        if (state.data && state.data.name !== 'running') return false
        const polls = state.dataUpdateCount + state.errorUpdateCount
        return Math.min(FIRST_POLL_MS * 1.5 ** Math.max(0, polls - 1), LAST_POLL_MS)
      },
    }),
}

interface ProgressState {
  readonly data?: OrderProgress | undefined
  readonly error?: Error | null | undefined
}

/**
 * True while the order that the address names is running, unknown or done, or its outcome could not be fetched: then nothing
 * else is offered. An order that no longer exists does not count.
 */
export function isUnderWay(intent: string | undefined, { data, error }: ProgressState): boolean {
  if (data) return data.name === 'running' || data.name === 'unknown' || data.name === 'done'
  return intent !== undefined && !isMissing(error)
}
