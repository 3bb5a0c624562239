import { filtersOf, type HistorySearch } from './history-search.ts'

/**
 * The first page that this document shows of a history, by its filters. A document begins with the one page that its
 * address names, however many were before it; "Show older transactions" adds to that one.
 */
const firstShown = new Map<string, number>()

const keyOf = (search: HistorySearch): string => JSON.stringify(filtersOf(search))

/** From here on older pages are shown below this one. Only in the browser: the server shows one page. */
export function keepShowing(search: HistorySearch): void {
  firstShown.set(keyOf(search), shownPages(search)[0] ?? 1)
}

/** The pages of the ledger that are shown together when an address names its last one. */
export function shownPages(search: HistorySearch): number[] {
  const last = Number(search.page ?? 1)
  const first = Math.min(firstShown.get(keyOf(search)) ?? last, last)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
