/** A page of the site holds at most this many pages of a hundred lines; older ones push the newest out. */
const MOST_PAGES = 10

/** The pages of the ledger that are shown together when an address names its last one. */
export function shownPages(last: string | undefined): number[] {
  const lastPage = Math.max(1, Number(last ?? 1))
  const first = Math.max(1, lastPage - MOST_PAGES + 1)
  return Array.from({ length: lastPage - first + 1 }, (_, index) => first + index)
}
