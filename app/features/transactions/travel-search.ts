import { textsOf } from '#app/shell/links/search-params.ts'
import { type AmountSearch, readAmountSearch } from './redeem-search.ts'

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
