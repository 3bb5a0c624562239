import type { QueryClient } from '@tanstack/react-query'
import { orderProgressQueries } from '#app/actions/order-progress.data.ts'
import { addressQueries } from '#app/features/addresses/addresses.data.ts'
import { balanceQueries } from '#app/member-data/balance.data.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { loadRedemption, loadReview } from '#app/shell/redeem/load-redemption.ts'
import { BrandBelow } from './brand-below.ts'
import { giftCardQueries } from './gift-cards.data.ts'
import { redeemQueries } from './redeem.queries.ts'
import type { GiftCardSearch } from './redeem-search.ts'
import { giftCardState } from './redeem-state.ts'

/** At the review the brand is refetched when older than this, so that the price agreed to is the price ordered. Milliseconds. */
const PRICE_FRESH_MS = 10_000

/**
 * Loads what a step shows. The brand must be there; what else fails has its own words in the dialog.
 * @returns the brand's name, for the title
 */
export async function loadGiftCard(queryClient: QueryClient, brandId: string, search: GiftCardSearch) {
  const [known, isUnderWay] = await Promise.all([
    loadBrand(queryClient, brandId, search),
    loadRedemption(queryClient, search),
    search.format === 'Physical' && queryClient.prefetchQuery(addressQueries.list()),
    BrandBelow.ready(),
  ])
  const progress = queryClient.getQueryData(orderProgressQueries.progress(search.intent).queryKey)
  // Refused because too few cards were left, or the price changed: the content cache may not know yet what the backend knew.
  if (progress?.name === 'refused') await queryClient.prefetchQuery(giftCardQueries.brandNow(brandId))
  if (!isUnderWay && !(await openOrder())) {
    await queryClient.prefetchQuery(giftCardQueries.brandNow(brandId))
    await openOrder()
  }
  return { brandName: brandKnownNow().brandName }

  /** @returns false when the price has changed */
  async function openOrder(): Promise<boolean> {
    const balance = queryClient.getQueryData(balanceQueries.current().queryKey)
    if (!balance) return true
    const { selection } = giftCardState(search, {
      brand: brandKnownNow(),
      balance: balance.points,
      limits: queryClient.getQueryData(pageDataQueries.current().queryKey)?.redemptionLimits ?? {},
      addresses: queryClient.getQueryData(addressQueries.list().queryKey)?.addresses ?? null,
    })
    return !selection || loadReview(queryClient, redeemQueries.review(selection))
  }

  function brandKnownNow() {
    return queryClient.getQueryData(giftCardQueries.brand(brandId).queryKey) ?? known
  }
}

/** A brand that is known stays when it cannot be refetched. */
async function loadBrand(queryClient: QueryClient, brandId: string, { step }: GiftCardSearch) {
  const brand = giftCardQueries.brand(brandId)
  if (step === 'review' && queryClient.getQueryData(brand.queryKey)) {
    await queryClient.prefetchQuery({ ...brand, staleTime: PRICE_FRESH_MS })
  }
  return queryClient.ensureQueryData(brand)
}
