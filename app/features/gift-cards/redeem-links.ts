import { href } from '#app/shell/links/href.ts'
import { type RedeemSearch, type RedeemStep, redeemSearch } from './redeem-search.ts'
import type { RedeemState } from './redeem-state.ts'

/** What was answered so far, as a selection. */
export const answersOf = ({ format, denomination, quantity, address }: RedeemState) => ({
  ...(format && { format }),
  ...(denomination && { sku: denomination.sku }),
  ...(quantity > 1 && { quantity }),
  ...(address && { addressId: address.uniqueId }),
})

export const redeemHref = (brandId: string, search: RedeemSearch = {}): string =>
  href('/gift-cards/$brandId/redeem', { brandId }, { ...search })

/** Another step of the same order, with every answer kept. */
export const stepHref = (brandId: string, state: RedeemState, step: RedeemStep): string =>
  redeemHref(brandId, redeemSearch(answersOf(state), step))

/** What a step's form carries along: the answers of the other steps, and which step comes next. */
export function carried(
  state: RedeemState,
  next: RedeemStep,
  own: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(redeemSearch(answersOf(state), next)).filter(([name]) => !own.includes(name)),
  )
}
