/** The search gives up after this many pages, so that an endless list cannot keep it going. */
const MAX_PAGES = 20

/**
 * Finds an item in a paged list, for a backend that has no call for a single item.
 * @param read reads a page, counted from 1: its items, and how many it can hold
 */
export async function findOnPages<T>(
  read: (page: number) => Promise<{ items: readonly T[]; limit: number }>,
  matches: (item: T) => boolean,
): Promise<T | undefined> {
  for (let page = 1; page <= MAX_PAGES; page++) {
    const { items, limit } = await read(page)
    const found = items.find(matches)
    // A short or an empty page is the last one.
    if (found !== undefined || items.length < limit) return found
  }
  return undefined
}
