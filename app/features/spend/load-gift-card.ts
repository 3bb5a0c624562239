import type { QueryClient } from '@tanstack/react-query'
import { memo } from 'react'
import { orderProgressQueries } from '#app/actions/order-progress.data.ts'
import { isMissing } from '#app/backend/backend-error.ts'
import { addressQueries } from '#app/features/addresses/addresses.data.ts'
import { giftCardQueries } from '#app/features/gift-cards/gift-cards.data.ts'
import { balanceQueries } from '#app/member-data/balance.data.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { requireSpelling } from '#app/shell/links/require-spelling.ts'
import { firstInteraction, lazyPart } from '#app/shell/page-parts/lazy-part.tsx'
import { giftCardFacts, giftCardState, redeemHref } from './gift-card-state.ts'
import { loadRedeem } from './load-redeem.ts'
import type { GiftCardSearch } from './redeem-search.ts'
import { FRESH_MS, spendQueries } from './spend.data.ts'

/** A brand's page under the redeem dialog: kept as server-rendered HTML, without its code. */
export const BrandBelow = lazyPart(
  () => import('#app/features/gift-cards/brand-page.tsx').then((module) => memo(module.BrandPage)),
  firstInteraction,
)

/**
 * A step of an order of gift cards. The brand must be there, unless there is an order of it to tell of: points may be on their way.
 * @returns the brand's name, for the title; `null` where only the order is left
 */
export async function loadGiftCard(
  queryClient: QueryClient,
  brandId: string,
  search: GiftCardSearch,
): Promise<{ readonly brandName: string | null }> {
  try {
    return await loadStep(queryClient, brandId, search)
  } catch (error) {
    const order = queryClient.getQueryState(orderProgressQueries.progress(search.intent).queryKey)
    if (search.intent && isMissing(error) && !isMissing(order?.error)) return { brandName: null }
    throw error
  }
}

/**
 * At the review the brand is as it is at this moment, so that the price agreed to is the price ordered, but one that is known stays
 * when it cannot be refetched.
 */
async function loadStep(queryClient: QueryClient, brandId: string, search: GiftCardSearch) {
  const brand = giftCardQueries.brand(brandId)
  const isReview = search.step === 'review'
  await loadRedeem(queryClient, search, {
    load: () =>
      Promise.all([
        loadBrand(),
        search.format === 'Physical' &&
          queryClient.prefetchQuery({ ...addressQueries.list(), ...(isReview && { staleTime: FRESH_MS }) }),
        BrandBelow.ready(),
      ]),
    review() {
      const known = queryClient.getQueryData(brand.queryKey)
      const facts =
        known &&
        giftCardFacts(
          known,
          queryClient.getQueryData(balanceQueries.current().queryKey),
          queryClient.getQueryData(pageDataQueries.current().queryKey),
          queryClient.getQueryData(addressQueries.list().queryKey),
        )
      const selection = facts ? giftCardState(search, facts).selection : undefined
      return selection && spendQueries.reviewGiftCards(selection)
    },
    // The content cache may not know yet what the backend knew.
    refresh: () => queryClient.prefetchQuery(giftCardQueries.brandNow(brandId)),
    refreshesWhenRefused: true,
  })
  const { brandId: own, brandName } = await queryClient.ensureQueryData(brand)
  requireSpelling(brandId, own, redeemHref(own, search))
  return { brandName }

  async function loadBrand() {
    if (isReview && queryClient.getQueryData(brand.queryKey)) {
      await queryClient.prefetchQuery({ ...brand, staleTime: FRESH_MS })
    }
    return queryClient.ensureQueryData(brand)
  }
}
