import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { pointsQueries } from '#app/features/points/points.queries.ts'
import type { OrderProgress, ReviewedOrder } from '#app/session/order-progress.functions.ts'
import { orderProgressQueries } from '#app/session/order-progress.queries.ts'
import { href } from '#app/site/links/href.ts'
import { announceChange } from '#app/site/member/other-tabs.ts'

interface OrderOnItsWay {
  /** The pending action that the address names. */
  readonly intent: string | undefined
  /** What became of it. */
  readonly returned: OrderProgress | undefined
  readonly review: ReviewedOrder | undefined
}

/**
 * Follows an order whose outcome is not known until it is: then on to its success page, or back to the review with
 * what the backend said. An earlier order of the customer is followed too, because nothing may be ordered before.
 * @param withIntent this very step, come back from that pending action
 */
export function useOrderOutcome(order: OrderOnItsWay, withIntent: (intent: string) => string): void {
  const { returned, review } = order
  const router = useRouter()
  const queryClient = useQueryClient()
  const refresh = () => Promise.all([announceChange(queryClient, [pointsQueries.all]), router.invalidate()])
  const succeed = (orderNumber: string | null) =>
    router.navigate({ href: href('/success', { orderNumber: orderNumber ?? undefined }), replace: true })

  // The order that a step-up came back from; the page asks for it.
  const wasRunning = useRef(false)
  const onReturned = useEffectEvent(async (reached: OrderProgress) => {
    const hasSettled = wasRunning.current
    wasRunning.current = reached.name === 'running'
    if (reached.name === 'done') await succeed(reached.orderNumber)
    else if (reached.name !== 'running' && hasSettled) await refresh()
  })
  useEffect(() => {
    if (returned) void onReturned(returned)
  }, [returned])

  // The same order reached without its intent in the address, or an earlier one that blocks this one.
  const isOwn = review !== undefined && review.progress.name !== 'waiting'
  const followed = isOwn ? review.intent : (review?.blockedBy ?? undefined)
  const { data: progress } = useQuery(
    orderProgressQueries.progress(followed === order.intent ? undefined : followed),
  )
  const onFollowed = useEffectEvent(async (intent: string, reached: OrderProgress) => {
    if (!isOwn) await refresh()
    else if (reached.name === 'done') await succeed(reached.orderNumber)
    else await router.navigate({ href: withIntent(intent), replace: true, resetScroll: false })
  })
  useEffect(() => {
    if (followed && progress && progress.name !== 'running') void onFollowed(followed, progress)
  }, [followed, progress])
}
