import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { OrderProgress } from '#app/actions/order-progress.data.ts'
import { isUnderWay, orderProgressQueries } from '#app/actions/order-progress.data.ts'
import { isPriceChanged } from '#app/backend/backend-error.ts'
import { balanceQueries } from '#app/member-data/balance.data.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'

/**
 * The balance is refetched when older than this: it may have changed in another tab or by the order itself.
 * Milliseconds.
 */
const BALANCE_FRESH_MS = 10_000

interface RedemptionSearch {
  readonly step?: string
  readonly intent?: string
}

/**
 * Loads what every step of an order shows; each request may fail on its own. If the order is already done, redirects to
 * its success page.
 * @returns whether an order is in progress, or may be, so that no other must be opened
 */
export async function loadRedemption(
  queryClient: QueryClient,
  { step, intent }: RedemptionSearch,
): Promise<boolean> {
  const balanceIsOld = step === 'review' || intent !== undefined
  const progress = orderProgressQueries.progress(intent)
  await Promise.all([
    queryClient.prefetchQuery({
      ...balanceQueries.current(),
      ...(balanceIsOld && { staleTime: BALANCE_FRESH_MS }),
    }),
    queryClient.prefetchQuery(pageDataQueries.current()),
    queryClient.prefetchQuery(accountQueries.profile()),
    intent && queryClient.prefetchQuery(progress),
  ])
  const asked = queryClient.getQueryState(progress.queryKey)
  goOnWhenDone(asked?.data)
  return isUnderWay(intent, asked ?? {})
}

/**
 * Opens an order for its review. An order that was opened before and is already done redirects to its success page.
 * @returns false when its price has changed, so that it has to be opened at the new one
 */
export async function loadReview(
  queryClient: QueryClient,
  review: ReturnType<typeof orderProgressQueries.review>,
): Promise<boolean> {
  await queryClient.prefetchQuery(review)
  const opened = queryClient.getQueryState(review.queryKey)
  if (isPriceChanged(opened?.error)) return false
  goOnWhenDone(opened?.data?.progress)
  return true
}

function goOnWhenDone(progress: OrderProgress | undefined): void {
  if (progress?.name !== 'done') return
  throw redirect({
    to: '/success',
    search: { orderNumber: progress.orderNumber ?? '' },
    statusCode: 303,
  })
}
