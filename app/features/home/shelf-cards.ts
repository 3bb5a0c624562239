import type { GiftCardBrand } from '#app/backend/contract/gift-cards.ts'

export const SHELF_CARDS = 4

export interface ShelfCard {
  readonly brandId: string
  readonly brandName: string
  readonly art: string
  /** The cheapest amount. */
  readonly points: number
  readonly valueCents: number
}

/** Cards in the order in which they are chosen most. A member's shelf depends on the balance, so it needs all. */
export function shelfCards(brands: readonly GiftCardBrand[], isMember: boolean) {
  const cards = brands
    .toSorted((a, b) => a.popularity - b.popularity)
    .flatMap(({ brandId, brandName, cmsContent, denominations: [cheapest] }): ShelfCard[] => {
      if (!cheapest) return []
      const { points, valueCents } = cheapest
      return [{ brandId, brandName, art: cmsContent.image.url, points, valueCents }]
    })
  return { count: brands.length, cards: isMember ? cards : cards.slice(0, SHELF_CARDS) }
}
