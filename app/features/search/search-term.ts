import { oneOf } from '#app/site/links/search-params.ts'

/** The longest term that is read. */
export const LONGEST_TERM = 100

/** What is searched for, as the address says it: trimmed and never longer. */
export const readSearchTerm = (search: Record<string, unknown>): string =>
  (oneOf(search.q) ?? '').trim().slice(0, LONGEST_TERM).trim()
