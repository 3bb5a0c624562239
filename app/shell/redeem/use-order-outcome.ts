import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { OrderProgress, ReviewedOrder } from '#app/actions/order-progress.data.ts'
import { orderProgressQueries } from '#app/actions/order-progress.data.ts'
import { balanceQueries } from '#app/member-data/balance.data.ts'
import { href } from '../links/href.ts'
import { announceChange } from '../member/other-tabs.ts'

interface OrderOnItsWay {
  /** Handle of the pending action in the URL. */
  readonly intent: string | undefined
  /** Its progress. */
  readonly returned: OrderProgress | undefined
  readonly review: ReviewedOrder | undefined
}

/**
 * Polls an order whose outcome is unknown, then navigates to its success page or back to the review with the backend's
 * message. An earlier order of the customer is polled too, because it blocks this one.
 * @param withIntent builds the URL of the current step for a pending action
 */
export function useOrderOutcome(order: OrderOnItsWay, withIntent: (intent: string) => string): void {
  const { returned, review } = order
  const router = useRouter()
  const queryClient = useQueryClient()
  const refresh = () => Promise.all([announceChange(queryClient, [balanceQueries.all]), router.invalidate()])
  const succeed = (orderNumber: string | null) =>
    router.navigate({ href: href('/success', { orderNumber: orderNumber ?? undefined }), replace: true })

  // The order that a step-up returned from. The page itself polls it.
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

  // The same order without its handle in the URL, or an earlier one that blocks it.
  const isOwn = review !== undefined && review.progress.name !== 'waiting'
  const followed = isOwn ? review.intent : review?.blockedBy?.intent
  const { data: progress } = useQuery(
    orderProgressQueries.progress(followed === order.intent ? undefined : followed),
  )
  const onFollowed = useEffectEvent(async (intent: string, reached: OrderProgress) => {
    if (!isOwn) {
      // What nobody could tell is for the customer to look at: asking again brings nothing new.
      if (reached.name !== 'unknown' || !review?.blockedBy?.isUnknown) await refresh()
    } else if (reached.name === 'done') await succeed(reached.orderNumber)
    else await router.navigate({ href: withIntent(intent), replace: true, resetScroll: false })
  })
  useEffect(() => {
    if (followed && progress && progress.name !== 'running') void onFollowed(followed, progress)
  }, [followed, progress])
}
