import { oneOf } from '#app/site/search-params.ts'

/** The longest term that the contract takes. */
const MAX_LENGTH = 100

/** What is searched for, as the address says it: trimmed, and never longer than the backend reads. */
export const readSearchTerm = (search: Record<string, unknown>): string =>
  (oneOf(search.q) ?? '').trim().slice(0, MAX_LENGTH).trim()
