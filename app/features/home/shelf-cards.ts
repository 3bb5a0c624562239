import type { GiftCardBrand } from '@borealis/contract/gift-cards.ts'
import { amountsInStock } from '@borealis/contract/order-line.ts'
import { type Art, artOf } from '#app/domain/art.ts'

export const SHELF_CARDS = 4

export interface ShelfCard {
  readonly brandId: string
  readonly brandName: string
  readonly art: Art
  /** The cheapest amount that is in stock. */
  readonly points: number
  readonly valueCents: number
}

/**
 * The cards that the shelf may show, the most chosen first. A member's shelf depends on the balance, which is not known here:
 * a card is a candidate unless a whole shelf of more popular cards costs no more than it.
 */
export function shelfCards(brands: readonly GiftCardBrand[], isMember: boolean) {
  const cards = brands
    .toSorted((a, b) => a.popularity - b.popularity)
    .flatMap((brand): ShelfCard[] => {
      const { brandId, brandName, cmsContent } = brand
      const [cheapest] = amountsInStock(brand)
      if (!cheapest) return []
      const { points, valueCents } = cheapest
      return [{ brandId, brandName, art: artOf(cmsContent.image), points, valueCents }]
    })
  return { count: cards.length, cards: isMember ? candidatesOf(cards) : cards.slice(0, SHELF_CARDS) }
}

function candidatesOf(cards: readonly ShelfCard[]): ShelfCard[] {
  const shown: ShelfCard[] = []
  for (const card of cards)
    if (shown.filter(({ points }) => points <= card.points).length < SHELF_CARDS) shown.push(card)
  return shown
}
