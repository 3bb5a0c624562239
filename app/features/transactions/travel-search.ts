import { oneOf } from '#app/site/links/search-params.ts'
import { readSpendSearch, type SpendSearch } from './spend-search.ts'

/** The list of one card in one period, or the steps in which points pay for one purchase of it. */
export interface TravelSearch extends SpendSearch {
  readonly card?: string
  readonly dates?: string
  readonly page?: string
  readonly purchase?: string
}

const own = ['card', 'dates', 'page', 'purchase'] as const

export function readTravelSearch(search: Record<string, unknown>): TravelSearch {
  const texts = Object.fromEntries(
    own.flatMap((name) => {
      const value = oneOf(search[name])
      return value === undefined ? [] : [[name, value.slice(0, 64)]]
    }),
  )
  return { ...texts, ...readSpendSearch(search) }
}
