import { queryOptions } from '@tanstack/react-query'
import { getGiftCard, listGiftCards } from './gift-cards.functions.ts'

export const giftCardQueries = {
  all: ['gift-cards'] as const,
  list: () => queryOptions({ queryKey: [...giftCardQueries.all, 'list'], queryFn: () => listGiftCards() }),
  brand: (brandId: string) =>
    queryOptions({
      queryKey: [...giftCardQueries.all, 'brand', brandId],
      queryFn: () => getGiftCard({ data: { brandId } }),
    }),
}
