import { href } from '#app/shell/links/href.ts'
import { type GiftCardSearch, type GiftCardStep, giftCardSearch } from './redeem-search.ts'
import type { GiftCardState } from './redeem-state.ts'

/** What was answered so far, as a selection. */
export const answersOf = ({ format, denomination, quantity, address }: GiftCardState) => ({
  ...(format && { format }),
  ...(denomination && { sku: denomination.sku }),
  ...(quantity > 1 && { quantity }),
  ...(address && { addressId: address.uniqueId }),
})

export const redeemHref = (brandId: string, search: GiftCardSearch = {}): string =>
  href('/gift-cards/$brandId/redeem', { brandId }, { ...search })

/** Another step of the same order, with every answer kept. */
export const stepHref = (brandId: string, state: GiftCardState, step: GiftCardStep): string =>
  redeemHref(brandId, giftCardSearch(answersOf(state), step))

/** What a step's form carries along: the answers of the other steps, and which step comes next. */
export function carried(
  state: GiftCardState,
  next: GiftCardStep,
  own: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(giftCardSearch(answersOf(state), next)).filter(([name]) => !own.includes(name)),
  )
}
