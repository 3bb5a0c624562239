import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { isUnderWay, type OrderProgress, orderProgressQueries } from '#app/actions/order-progress.data.ts'
import { isOutdated } from '#app/backend/backend-error.ts'
import { withLocalePrefix } from '#app/domain/locale.ts'
import { receiptPath } from '#app/domain/spending.ts'
import { balanceQueries } from '#app/member-data/balance.data.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { FRESH_MS } from './spend.data.ts'

/** The receipt of an order, in the language of the page. */
export const receiptHref = (orderNumber: string | null | undefined): string =>
  withLocalePrefix(receiptPath(orderNumber), currentLocale())

type ReviewQuery = ReturnType<typeof orderProgressQueries.review>

/** What the loaders of the kinds of redemption do each in their own way. */
interface ToRedeem {
  /** Loads what the order is about. Together with what every step shows. */
  readonly load: () => Promise<unknown>
  /** The order under review, from what is known by now; `undefined` while there is none, or it is not known whether there is. */
  readonly review: () => ReviewQuery | undefined
  /** Asks again for what the price depends on. */
  readonly refresh: () => Promise<unknown>
  /** True where an order that was refused tells that what is known is old: cards that were sold, another price. */
  readonly refreshesWhenRefused?: boolean
}

/**
 * Loads what a step of any kind shows; each request may fail on its own, and has its own words in the step. Redirects to the
 * success page when the order is done. Otherwise opens the order that is under review, unless one is in progress, or may be;
 * when it cannot be had as it was, once more as it is now.
 */
export async function loadRedeem(
  queryClient: QueryClient,
  { step, intent }: { readonly step?: string; readonly intent?: string },
  { load, review, refresh, refreshesWhenRefused = false }: ToRedeem,
): Promise<void> {
  const progress = orderProgressQueries.progress(intent)
  // An order that is done leads to its receipt, whatever has become of what was ordered.
  for (const loaded of await Promise.allSettled([loadStep(), load()])) {
    if (loaded.status === 'rejected') throw loaded.reason
  }
  const asked = queryClient.getQueryState(progress.queryKey)
  if (refreshesWhenRefused && asked?.data?.name === 'refused') await refresh()
  if (isUnderWay(intent, asked ?? {}) || (await isOpened())) return
  await refresh()
  await isOpened()

  async function loadStep(): Promise<void> {
    const balanceMayHaveChanged = step === 'review' || intent !== undefined
    await Promise.all([
      queryClient.prefetchQuery({
        ...balanceQueries.current(),
        ...(balanceMayHaveChanged && { staleTime: FRESH_MS }),
      }),
      queryClient.prefetchQuery(pageDataQueries.current()),
      queryClient.prefetchQuery({
        ...accountQueries.profile(),
        // A review names the e-mail address that the order goes to.
        ...(step === 'review' && { staleTime: FRESH_MS }),
      }),
      intent && queryClient.prefetchQuery(progress),
    ])
    goOnWhenDone(queryClient.getQueryData(progress.queryKey))
  }

  /** @returns false when its price has changed, or it cannot be had any more: what holds now has to be asked for */
  async function isOpened(): Promise<boolean> {
    const order = review()
    if (!order) return true
    await queryClient.prefetchQuery(order)
    const opened = queryClient.getQueryState(order.queryKey)
    if (isOutdated(opened?.error)) return false
    goOnWhenDone(opened?.data?.progress)
    return true
  }
}

function goOnWhenDone(progress: OrderProgress | undefined): void {
  if (progress?.name !== 'done') return
  throw redirect({ href: receiptHref(progress.orderNumber), statusCode: 303 })
}
