import { oneOf } from '#app/site/links/search-params.ts'

/** The longest term that is read. */
export const MAX_TERM_LENGTH = 100

/** What is searched for, as the address says it: trimmed and never longer. */
export const readSearchTerm = (search: Record<string, unknown>): string =>
  (oneOf(search.q) ?? '').trim().slice(0, MAX_TERM_LENGTH).trim()
