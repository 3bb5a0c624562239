import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { BackendError } from '#app/backend/backend-error.ts'
import type { GiftCardBrand } from '#app/backend/contract/gift-cards.ts'
import { giftCardQueries } from './gift-cards.queries.ts'

/** One brand; a brand that nobody knows is a page that nobody knows. */
export async function loadBrand(queryClient: QueryClient, brandId: string): Promise<GiftCardBrand> {
  try {
    return await queryClient.ensureQueryData(giftCardQueries.brand(brandId))
  } catch (error) {
    // A code that no call takes is nobody's either.
    if (error instanceof BackendError && (error.status === 404 || error.status === 400)) throw notFound()
    throw error
  }
}
