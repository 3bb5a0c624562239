import type { GiftCardBrand } from '@borealis/contract/gift-cards.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { isMissing } from '#app/backend/backend-error.ts'
import { sessionQueries } from '#app/session/session.data.ts'
import { mayBeOld } from '#app/shell/page-parts/lazy-part.tsx'
import { getGiftCard, getGiftCardNow, giftCardQueries } from './gift-cards.data.ts'

/**
 * A brand, read again when its reader comes back to the tab: cards are sold and prices change meanwhile. `isGone`: it is no longer
 * sold.
 */
export function useBrand(brandId: string): { brand: GiftCardBrand; isGone: boolean } {
  const { data: auth } = useQuery(sessionQueries.auth())
  const { data: brand } = useSuspenseQuery(giftCardQueries.brand(brandId))
  const ask = auth?.isLoggedIn ? getGiftCardNow : getGiftCard
  const { error } = useQuery({
    queryKey: giftCardQueries.brand(brandId).queryKey,
    queryFn: () => ask({ data: { brandId } }),
    refetchOnWindowFocus: 'always',
    // A function, which is asked once it listens for a return itself.
    refetchOnMount: () => mayBeOld() && 'always',
  })
  return { brand, isGone: isMissing(error) }
}
