import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '#app/features/account/account.queries.ts'
import type { OrderProgress, ReviewedOrder } from '#app/session/order-progress.functions.ts'
import { isUnderWay, orderProgressQueries } from '#app/session/order-progress.queries.ts'
import { useOrderOutcome } from './use-order-outcome.ts'

/** Where an order of any kind stands, between its review and its outcome. */
export interface Redemption {
  readonly isFrozen: boolean
  /** What became of the order that a step-up came back from. */
  readonly returned: OrderProgress | undefined
  /** That order is on its way, is done, or nobody could be asked: nothing is offered. */
  readonly isUnderWay: boolean
  readonly review: ReviewedOrder | undefined
  readonly reviewFailed: boolean
}

interface RedemptionInput<Selection> {
  /** The pending action that the address names. */
  readonly intent: string | undefined
  /** The whole order; only at the review. */
  readonly selection: Selection | undefined
  readonly review: (selection: Selection | undefined) => ReturnType<typeof orderProgressQueries.review>
  /** This very step, come back from that pending action. */
  readonly withIntent: (intent: string) => string
}

/** Opens the order that is shown for review, and follows one whose outcome is not known until it is. */
export function useRedemption<Selection>(asked: RedemptionInput<Selection>): Redemption {
  const { intent, selection } = asked
  const { data: profile } = useQuery(accountQueries.profile())
  const progress = useQuery(orderProgressQueries.progress(intent))
  const returned = progress.data
  // An order that is under way, or done a moment ago, or may be, is not opened a second time.
  const underWay = isUnderWay(intent, progress)
  const review = useQuery(asked.review(underWay ? undefined : selection))
  useOrderOutcome({ intent, returned, review: review.data }, asked.withIntent)
  return {
    isFrozen: profile?.isFrozen ?? false,
    returned,
    isUnderWay: underWay,
    review: review.data,
    reviewFailed: review.isError,
  }
}
