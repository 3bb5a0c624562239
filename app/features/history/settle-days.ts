import { dayOf } from '#app/domain/typed-date.ts'
import type { SearchParams } from '#app/shell/links/search-params.ts'
import type { Settled } from './history-dates.ts'
import { type HistorySearch, readHistorySearch, type SearchedDates } from './history-search.ts'

/**
 * A search with its days as an address keeps them: as days where they can be read, otherwise as they were typed. It stands where a
 * search comes in: the loaders, the pages and the forms.
 * @param today of two days that a text may mean, one that is later is not meant; `YYYY-MM-DD`
 */
export function settle<Search extends SearchedDates>(search: Search, today: string): Settled<Search> {
  const { from, to } = search
  const days = { ...(from && { from: dayOf(from, today) }), ...(to && { to: dayOf(to, today) }) }
  // The mark is the type's alone: a search has it from here, or because its days are read already (`load-history.ts`).
  return { ...search, ...days } as Settled<Search>
}

/** The search that a form says. */
export const settledForm = (typed: SearchParams, today: string): Settled<HistorySearch> =>
  settle(readHistorySearch(typed), today)
