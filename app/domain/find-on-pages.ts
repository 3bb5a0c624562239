/** The search gives up after this many pages, so that a list without an end cannot keep it going. */
const PAGES = 20

/**
 * Looks through the pages of a list for one thing, where there is no call for one alone.
 * @param read one page, counted from 1, and how many it could hold
 */
export async function findOnPages<T>(
  read: (page: number) => Promise<{ items: readonly T[]; limit: number }>,
  isIt: (item: T) => boolean,
): Promise<T | undefined> {
  for (let page = 1; page <= PAGES; page++) {
    const { items, limit } = await read(page)
    const found = items.find(isIt)
    // A short or an empty page is the last one.
    if (found !== undefined || items.length < limit) return found
  }
  return undefined
}
