import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { pointsQueries } from '#app/features/points/points.queries.ts'
import { href } from '#app/site/href.ts'
import { announceChange } from '#app/site/other-tabs.ts'
import type { OrderProgress } from './redeem.functions.ts'
import { redeemQueries } from './redeem.queries.ts'
import type { Redeem } from './use-redeem.ts'

/**
 * Follows an order whose outcome is not known until it is: then on to its success page, or back to the review with
 * what the backend said. An earlier order of the customer is followed too, because nothing may be ordered before.
 * @param review the address of the review of this order, without an intent
 */
export function useOrderOutcome(
  { returned, review, search }: Redeem,
  reviewHref: (intent: string) => string,
): void {
  const router = useRouter()
  const queryClient = useQueryClient()
  const own = returned?.name === 'running' ? search.intent : runningReview(review)
  const other = own ? undefined : (review?.blockedBy ?? undefined)
  const { data: progress } = useQuery(redeemQueries.progress(own ?? other))

  const settle = useEffectEvent(async (reached: OrderProgress) => {
    if (own && reached.name === 'done') {
      const success = href('/success', { orderNumber: reached.orderNumber ?? undefined })
      await router.navigate({ href: success, replace: true })
      return
    }
    if (own && own !== search.intent) {
      await router.navigate({ href: reviewHref(own), replace: true, resetScroll: false })
    }
    await Promise.all([announceChange(queryClient, [pointsQueries.all]), router.invalidate()])
  })

  const waitsFor = own ?? other
  useEffect(() => {
    if (waitsFor && progress && progress.name !== 'running') void settle(progress)
  }, [waitsFor, progress])
}

const runningReview = (review: Redeem['review']) =>
  review?.progress.name === 'running' ? review.intent : undefined
