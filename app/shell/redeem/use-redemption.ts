import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { OrderProgress, ReviewedOrder } from '#app/actions/order-progress.data.ts'
import { isUnderWay, orderProgressQueries } from '#app/actions/order-progress.data.ts'
import { isPriceChanged } from '#app/backend/backend-error.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { useOrderOutcome } from './use-order-outcome.ts'

/** The state of an order between its review and its outcome. */
export interface Redemption {
  readonly isFrozen: boolean
  /** Progress of the order that a step-up returned from. */
  readonly returned: OrderProgress | undefined
  /** The order is in progress, is done, or its progress is unknown: nothing is offered. */
  readonly isUnderWay: boolean
  /** Handle of an order that nobody could tell the outcome of, this one or an earlier one: the customer has to look. */
  readonly unknownOrder: string | undefined
  readonly review: ReviewedOrder | undefined
  readonly reviewFailed: boolean
}

interface RedemptionInput<Selection> {
  /** Handle of the pending action in the URL. */
  readonly intent: string | undefined
  /** The complete order; only at the review step. */
  readonly selection: Selection | undefined
  readonly review: (selection: Selection | undefined) => ReturnType<typeof orderProgressQueries.review>
  /** Builds the URL of the current step for a pending action. */
  readonly withIntent: (intent: string) => string
}

/** Opens the order that is under review, and polls one whose outcome is unknown. */
export function useRedemption<Selection>(asked: RedemptionInput<Selection>): Redemption {
  const { intent, selection } = asked
  const { data: profile } = useQuery(accountQueries.profile())
  const progress = useQuery(orderProgressQueries.progress(intent))
  const returned = progress.data
  // An order that is in progress, was just done, or may be, is not opened again.
  const underWay = isUnderWay(intent, progress)
  const review = useQuery(asked.review(underWay ? undefined : selection))
  useHoldingPrice(isPriceChanged(review.error))
  useOrderOutcome({ intent, returned, review: review.data }, asked.withIntent)
  return {
    isFrozen: profile?.isFrozen ?? false,
    returned,
    isUnderWay: underWay,
    unknownOrder: unknownOrder(intent, returned, review.data),
    review: review.data,
    reviewFailed: review.isError,
  }
}

function unknownOrder(
  intent: string | undefined,
  returned: OrderProgress | undefined,
  review: ReviewedOrder | undefined,
): string | undefined {
  if (returned?.name === 'unknown') return intent
  if (review?.progress.name === 'unknown') return review.intent
  return review?.blockedBy?.isUnknown ? review.blockedBy.intent : undefined
}

/** An order that is renewed at a price that has changed is opened at the new one, as the loader does it. */
function useHoldingPrice(isChanged: boolean): void {
  const router = useRouter()
  useEffect(() => {
    if (isChanged) void router.invalidate()
  }, [isChanged, router])
}
