import type { GiftCardFormat } from '@borealis/contract/values.ts'
import { pricedSku } from '#app/domain/points.ts'
import { formats } from '#app/features/gift-cards/catalogue-filters.ts'
import { oneOf, textsOf } from '#app/shell/links/search-params.ts'
import type { OrderSelection } from './spend.schema.ts'

/** The steps of the redeem flow as `?step=` says them, in order; `address` is for physical cards only. */
export const giftCardSteps = ['format', 'amount', 'address', 'review'] as const
export type GiftCardStep = (typeof giftCardSteps)[number]

/** The search parameters of a step of an order of gift cards. Untrusted until `giftCardState` has checked them. */
export interface GiftCardSearch {
  readonly step?: GiftCardStep
  readonly format?: GiftCardFormat
  /** The amount, with the price at which it was offered (`pricedSku`). */
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
  const { format, sku, points, quantity, addressId } = selection
  return {
    step,
    ...(format && { format }),
    ...(sku && { sku: points ? pricedSku(sku, points) : sku }),
    ...(quantity && { quantity: String(quantity) }),
    ...(addressId && { address: addressId }),
  }
}

/** The search parameters of a step in which points pay for travel or become a credit. Untrusted until `amountState` has checked them. */
export interface AmountSearch {
  /** One of the amounts that were offered, or `other`. */
  readonly amount?: string
  /** An amount as it was typed. */
  readonly points?: string
  /** The programme's rate at which the amounts were offered: cents for 1,000 points. */
  readonly rate?: string
  readonly step?: 'review'
  /** Handle of the pending action that a step-up returned from. */
  readonly intent?: string
}

/** Reads the search parameters of a step; values that make no sense are left out. */
function readAmountSearch(search: Record<string, unknown>): AmountSearch {
  return {
    ...textsOf(search, ['amount', 'points', 'rate', 'intent']),
    ...(oneOf(search.step) === 'review' && { step: 'review' }),
  }
}

/** The list of one card in one period, or the steps in which points pay for one purchase of it. */
export interface TravelSearch extends AmountSearch {
  readonly card?: string
  readonly dates?: string
  readonly page?: string
  readonly purchase?: string
}

export const readTravelSearch = (search: Record<string, unknown>): TravelSearch => ({
  ...textsOf(search, ['card', 'dates', 'page', 'purchase'], 64),
  ...readAmountSearch(search),
})

/** The steps of a kind that takes an amount, and a card if it needs one. */
export interface CardSearch extends AmountSearch {
  readonly card?: string
}

export const readCardSearch = (search: Record<string, unknown>): CardSearch => ({
  ...textsOf(search, ['card'], 64),
  ...readAmountSearch(search),
})
