import { queryOptions } from '@tanstack/react-query'
import { isMissing } from '#app/backend/backend-error.ts'
import { getGiftCard, getGiftCardNow, listGiftCards } from './gift-cards.functions.ts'

export const giftCardQueries = {
  all: ['gift-cards'] as const,
  list: () => queryOptions({ queryKey: [...giftCardQueries.all, 'list'], queryFn: () => listGiftCards() }),
  brand: (brandId: string) =>
    queryOptions({
      queryKey: [...giftCardQueries.all, 'brand', brandId],
      queryFn: () => getGiftCard({ data: { brandId } }),
    }),

  /** Replaces what is known of the brand by its stock and prices of this moment. */
  brandNow: (brandId: string) =>
    queryOptions({
      queryKey: giftCardQueries.brand(brandId).queryKey,
      queryFn: () => getGiftCardNow({ data: { brandId } }),
      staleTime: 0,
    }),

  /** A brand that was chosen before; `null` when it is no longer sold. */
  brandOrNone: (brandId: string) =>
    queryOptions({
      queryKey: [...giftCardQueries.all, 'brand-or-none', brandId],
      queryFn: () =>
        getGiftCard({ data: { brandId } }).catch((error: unknown) => {
          if (isMissing(error)) return null
          throw error
        }),
    }),
}
