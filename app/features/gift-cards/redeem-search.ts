import type { GiftCardFormat } from '@borealis/contract/values.ts'
import { oneOf, textsOf } from '#app/shell/links/search-params.ts'
import { formats } from './catalogue-filters.ts'
import type { OrderSelection } from './order-selection.schema.ts'

/** The steps of the redeem flow as `?step=` says them, in order; `address` is for physical cards only. */
export const giftCardSteps = ['format', 'amount', 'address', 'review'] as const
export type GiftCardStep = (typeof giftCardSteps)[number]

/** The search parameters of a step. Untrusted until `giftCardState` has checked them. */
export interface GiftCardSearch {
  readonly step?: GiftCardStep
  readonly format?: GiftCardFormat
  readonly sku?: string
  readonly quantity?: string
  readonly address?: string
  /** Handle of the pending action that a step-up returned from. */
  readonly intent?: string
}

/** Reads the search parameters of a step; values that make no sense are left out. */
export function readGiftCardSearch(search: Record<string, unknown>): GiftCardSearch {
  const step = giftCardSteps.find((known) => known === oneOf(search.step))
  const format = formats.find((known) => known === oneOf(search.format))
  return {
    ...(step && { step }),
    ...(format && { format }),
    ...textsOf(search, ['sku', 'quantity', 'address', 'intent']),
  }
}

/** A selection as the address of a step: everything chosen so far is in the URL. */
export function giftCardSearch(
  selection: Partial<OrderSelection>,
  step: GiftCardStep,
): Record<string, string> {
  const { format, sku, quantity, addressId } = selection
  return {
    step,
    ...(format && { format }),
    ...(sku && { sku }),
    ...(quantity && { quantity: String(quantity) }),
    ...(addressId && { address: addressId }),
  }
}
