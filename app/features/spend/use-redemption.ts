import type { PageData } from '@borealis/contract/page-data.ts'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  isUnderWay,
  type OrderProgress,
  orderProgressQueries,
  type ReviewedOrder,
} from '#app/actions/order-progress.data.ts'
import { isOutdated } from '#app/backend/backend-error.ts'
import { balanceQueries } from '#app/member-data/balance.data.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { announceChange } from '#app/shell/member/other-tabs.ts'
import { navigate } from '#app/shell/page-parts/navigate.ts'
import { receiptHref } from './load-redeem.ts'

/** The state of an order between its review and its outcome. */
export interface Redemption {
  readonly isFrozen: boolean
  readonly pageData: Pick<PageData, 'featureFlags'> | undefined
  /** Progress of the order that a step-up returned from. */
  readonly returned: OrderProgress | undefined
  /** The order is in progress, is done, or its progress is unknown: nothing is offered. */
  readonly isUnderWay: boolean
  /** Handle of an order that nobody could tell the outcome of, this one or an earlier one: the customer has to look. */
  readonly unknownOrder: string | undefined
  readonly review: ReviewedOrder | undefined
  readonly reviewFailed: boolean
  /** The price at which the customer saw or confirmed the order, where that has changed since: points, or cents that they pay. */
  readonly earlierPrice: number | null
}

interface RedemptionInput<Selection> {
  /** Handle of the pending action in the URL. */
  readonly intent: string | undefined
  /** The complete order; only at the review step. */
  readonly selection: Selection | undefined
  readonly review: (selection: Selection | undefined) => ReturnType<typeof orderProgressQueries.review>
  /** What is ordered, and its price of now; `null` while nothing is chosen. */
  readonly priced: Priced | null
  /** The price that was agreed to in an order that was refused. */
  readonly agreedPrice: (refused: RefusedOrder) => number | null
  /** Builds the URL of the current step for a pending action. */
  readonly withIntent: (intent: string) => string
}

type RefusedOrder = Extract<OrderProgress, { name: 'refused' }>

/** Opens the order that is under review, and polls one whose outcome is unknown. */
export function useRedemption<Selection>(asked: RedemptionInput<Selection>): Redemption {
  const { intent, selection } = asked
  const { data: profile } = useQuery(accountQueries.profile())
  const { data: pageData } = useQuery(pageDataQueries.current())
  const progress = useQuery(orderProgressQueries.progress(intent))
  const returned = progress.data
  // An order that is in progress, was just done, or may be, is not opened again.
  const underWay = isUnderWay(intent, progress)
  const review = useQuery(asked.review(underWay ? undefined : selection))
  useWhatHolds(review, JSON.stringify(selection))
  useOrderOutcome({ intent, returned, review: review.data }, asked.withIntent)
  const seen = useEarlierPrice(asked.priced)
  const agreed =
    returned?.name === 'refused' && returned.code === 'PRICE_CHANGED' ? asked.agreedPrice(returned) : null
  return {
    isFrozen: profile?.isFrozen ?? false,
    pageData,
    returned,
    isUnderWay: underWay,
    unknownOrder: unknownOrder(intent, returned, review.data),
    review: review.data,
    reviewFailed: review.isError,
    earlierPrice: agreed ?? seen,
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

/**
 * An order whose renewal tells that it cannot be had as it was is opened as it is now, as the loader does it: once, for where
 * nothing newer can be read it would be asked for without end.
 */
function useWhatHolds(
  { error, isSuccess }: Pick<UseQueryResult, 'error' | 'isSuccess'>,
  order: string,
): void {
  const router = useRouter()
  const asked = useRef<string>(undefined)
  const isOld = isOutdated(error)
  useEffect(() => {
    if (isSuccess) asked.current = undefined
    if (!isOld || asked.current === order) return
    asked.current = order
    void router.invalidate()
  }, [isOld, isSuccess, order, router])
}

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
function useOrderOutcome(order: OrderOnItsWay, withIntent: (intent: string) => string): void {
  const { returned, review } = order
  const router = useRouter()
  const queryClient = useQueryClient()
  const refresh = () => {
    announceChange(queryClient, [balanceQueries.all])
    return router.invalidate()
  }
  const succeed = (orderNumber: string | null) => {
    // The receipt does not wait for the new balance, and shows none from before the order.
    announceChange(queryClient, [balanceQueries.all])
    return navigate(router, { href: receiptHref(orderNumber), replace: true })
  }

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
    else await navigate(router, { href: withIntent(intent), replace: true, resetScroll: false })
  })
  useEffect(() => {
    if (followed && progress && progress.name !== 'running') void onFollowed(followed, progress)
  }, [followed, progress])
}

interface Priced {
  /** What is ordered: another order has no earlier price. */
  readonly order: string
  readonly price: number
  /** The price at which it was chosen, where its address tells. */
  readonly chosenAt?: number | undefined
}

/**
 * The price at which the customer chose the order that they are looking at, or first saw it, while it differs from the price of
 * now; otherwise `null`.
 */
function useEarlierPrice(now: Priced | null): number | null {
  const [first, setFirst] = useState(now)
  if (now && now.order !== first?.order) setFirst(now)
  if (!now || now.order !== first?.order) return null
  const earlier = first.chosenAt ?? first.price
  return earlier === now.price ? null : earlier
}
