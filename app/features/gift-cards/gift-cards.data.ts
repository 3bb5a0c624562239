import { giftCardParams } from '@borealis/contract/gift-cards.ts'
import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { isMissing } from '#app/backend/backend-error.ts'
import { readByCode } from '#app/backend/read-by-code.ts'
import { withCustomer, withVisitor } from '#app/session/session.middleware.ts'
import { catalogueOf, nextBrands } from './brand-summary.ts'

/** The catalogue: every brand in short, the categories, and when cards arrive. The same for everybody. */
export const listGiftCards = createServerFn()
  .middleware([withVisitor])
  .handler(async ({ context }) => catalogueOf(await context.backend.listGiftCards()))

/**
 * One brand.
 * @throws BackendError 404 `NOT_FOUND`
 */
export const getGiftCard = createServerFn()
  .middleware([withVisitor])
  .validator(giftCardParams)
  .handler(({ context: { backend }, data }) =>
    readByCode(
      data.brandId,
      (brandId) => backend.getGiftCard({ params: { brandId } }),
      async () => {
        const { brands } = await backend.listGiftCards()
        return brands.map(({ brandId }) => brandId)
      },
    ),
  )

/**
 * One brand with the stock and prices of this moment, for a member whose order was just refused. For members only, because each
 * call reaches the backend.
 * @throws BackendError 401 `SIGNED_OUT`, 404 `NOT_FOUND`
 */
export const getGiftCardNow = createServerFn()
  .middleware([withCustomer])
  .validator(giftCardParams)
  .handler(({ context, data }) =>
    context.backend.getGiftCard({ params: { brandId: data.brandId }, mustRevalidate: true }),
  )

/** What a brand's page leads on to. The same for everybody. */
export const listNextCards = createServerFn()
  .middleware([withVisitor])
  .validator(giftCardParams)
  .handler(async ({ context, data }) =>
    nextBrands(catalogueOf(await context.backend.listGiftCards()).brands, data.brandId),
  )

export const giftCardQueries = {
  all: ['gift-cards'] as const,
  list: () => queryOptions({ queryKey: [...giftCardQueries.all, 'list'], queryFn: () => listGiftCards() }),
  brand: (brandId: string) =>
    queryOptions({
      queryKey: [...giftCardQueries.all, 'brand', brandId],
      queryFn: () => getGiftCard({ data: { brandId } }),
    }),
  next: (brandId: string) =>
    queryOptions({
      queryKey: [...giftCardQueries.all, 'next', brandId],
      queryFn: () => listNextCards({ data: { brandId } }),
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
