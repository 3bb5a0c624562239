import type { OrderSelection } from './order-selection.schema.ts'

/** The steps of the redeem flow as `?step=` says them, in order; `address` is for physical cards only. */
export const redeemSteps = ['format', 'amount', 'address', 'review'] as const
export type RedeemStep = (typeof redeemSteps)[number]

/** A selection as the address of a step: everything chosen so far is in the URL. */
export function redeemSearch(selection: Partial<OrderSelection>, step: RedeemStep): Record<string, string> {
  const { format, sku, quantity, addressId } = selection
  return {
    step,
    ...(format && { format }),
    ...(sku && { sku }),
    ...(quantity && { quantity: String(quantity) }),
    ...(addressId && { address: addressId }),
  }
}
