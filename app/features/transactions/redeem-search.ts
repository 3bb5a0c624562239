import { oneOf, textsOf } from '#app/shell/links/search-params.ts'

/** The search parameters of a step. Untrusted until `amountState` has checked them. */
export interface AmountSearch {
  /** One of the amounts that were offered, or `other`. */
  readonly amount?: string
  /** An amount as it was typed. */
  readonly points?: string
  readonly step?: 'review'
  /** Handle of the pending action that a step-up returned from. */
  readonly intent?: string
}

/** Reads the search parameters of a step; values that make no sense are left out. */
export function readAmountSearch(search: Record<string, unknown>): AmountSearch {
  return {
    ...textsOf(search, ['amount', 'points', 'intent']),
    ...(oneOf(search.step) === 'review' && { step: 'review' }),
  }
}
