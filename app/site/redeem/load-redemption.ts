import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { accountQueries } from '#app/features/account/account.queries.ts'
import { pageDataQueries } from '#app/features/page-data/page-data.queries.ts'
import { pointsQueries } from '#app/features/points/points.queries.ts'
import { isUnderWay, orderProgressQueries } from '#app/session/order-progress.queries.ts'

/** Refetched, because the balance may have changed since the page was opened: in another tab, or by the order itself. */
const BALANCE_FRESH_MS = 10_000

interface Asked {
  readonly step?: string
  readonly intent?: string
}

/**
 * Loads what every step of every order shows; each part may fail by itself. An order that turns out to be done goes on to
 * its success page, whatever step was asked for.
 * @returns whether an order is under way, or may be: then no other is opened
 */
export async function loadRedemption(queryClient: QueryClient, { step, intent }: Asked): Promise<boolean> {
  const balanceIsOld = step === 'review' || intent !== undefined
  const progress = orderProgressQueries.progress(intent)
  await Promise.all([
    queryClient.prefetchQuery({
      ...pointsQueries.balance(),
      ...(balanceIsOld && { staleTime: BALANCE_FRESH_MS }),
    }),
    queryClient.prefetchQuery(pageDataQueries.current()),
    queryClient.prefetchQuery(accountQueries.profile()),
    intent && queryClient.prefetchQuery(progress),
  ])
  const asked = queryClient.getQueryState(progress.queryKey)
  if (asked?.data?.name === 'done') {
    const orderNumber = asked.data.orderNumber ?? ''
    throw redirect({ to: '/success', search: { orderNumber }, statusCode: 303 })
  }
  return isUnderWay(intent, asked ?? {})
}
