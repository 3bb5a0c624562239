import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { accountQueries } from '#app/features/account/account.queries.ts'
import { addressQueries } from '#app/features/addresses/addresses.queries.ts'
import { pageDataQueries } from '#app/features/page-data/page-data.queries.ts'
import { pointsQueries } from '#app/features/points/points.queries.ts'
import { isUnsure } from '#app/session/order-progress.queries.ts'
import { BrandBelow } from './brand-below.ts'
import { giftCardQueries } from './gift-cards.queries.ts'
import { redeemQueries } from './redeem.queries.ts'
import type { RedeemSearch } from './redeem-search.ts'
import { redeemState } from './redeem-state.ts'

/** Refetched, because the balance may have changed since the page was opened: in another tab, or by the order itself. */
const BALANCE_FRESH_MS = 10_000

/**
 * Loads what a step shows. The brand must be there; what else fails has its own words in the dialog. An order that
 * turns out to be done goes on to its success page, whatever step was asked for.
 * @returns the brand's name, for the title
 */
export async function loadRedeem(queryClient: QueryClient, brandId: string, search: RedeemSearch) {
  const { step, format, intent } = search
  const balanceIsOld = step === 'review' || intent !== undefined
  const [brand] = await Promise.all([
    queryClient.ensureQueryData(giftCardQueries.brand(brandId)),
    queryClient.prefetchQuery({
      ...pointsQueries.balance(),
      ...(balanceIsOld && { staleTime: BALANCE_FRESH_MS }),
    }),
    queryClient.prefetchQuery(pageDataQueries.current()),
    queryClient.prefetchQuery(accountQueries.profile()),
    format === 'Physical' && queryClient.prefetchQuery(addressQueries.list()),
    intent && queryClient.prefetchQuery(redeemQueries.progress(intent)),
    BrandBelow.ready(),
  ])
  const asked = queryClient.getQueryState(redeemQueries.progress(intent).queryKey)
  const progress = asked?.data
  if (progress?.name === 'done') {
    throw redirect({ to: '/success', search: { orderNumber: progress.orderNumber ?? '' }, statusCode: 303 })
  }
  const balance = queryClient.getQueryData(pointsQueries.balance().queryKey)
  if (balance && progress?.name !== 'running' && !isUnsure(intent, asked ?? {})) {
    const { selection } = redeemState(search, {
      brand,
      balance: balance.points,
      limits: queryClient.getQueryData(pageDataQueries.current().queryKey)?.redemptionLimits ?? {},
      addresses: queryClient.getQueryData(addressQueries.list().queryKey)?.addresses ?? null,
    })
    if (selection) await queryClient.prefetchQuery(redeemQueries.review(selection))
  }
  return { brandName: brand.brandName }
}
