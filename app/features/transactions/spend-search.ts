import { oneOf } from '#app/site/links/search-params.ts'

/** The search parameters of a step. Untrusted until `spendState` has checked them. */
export interface SpendSearch {
  /** One of the amounts that were offered, or `other`. */
  readonly amount?: string
  /** An amount as it was typed. */
  readonly points?: string
  readonly step?: 'review'
  /** The pending action that a step-up came back from. */
  readonly intent?: string
}

/** Reads the search parameters of a step; values that make no sense are left out. */
export function readSpendSearch(search: Record<string, unknown>): SpendSearch {
  const texts = Object.fromEntries(
    (['amount', 'points', 'intent'] as const).flatMap((name) => {
      const value = oneOf(search[name])
      return value === undefined ? [] : [[name, value.slice(0, 100)]]
    }),
  )
  return { ...texts, ...(oneOf(search.step) === 'review' && { step: 'review' }) }
}
