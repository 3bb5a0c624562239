import { contentKinds, MAX_TERM_LENGTH } from '@borealis/contract/limits.ts'
import { oneOf, pageSearch, readPage } from '#app/shell/links/search-params.ts'

/** Everything that has a page and can be looked for: the backend's content, a member's own orders, and pages of the site. */
export const searchKinds = [...contentKinds, 'order', 'page'] as const
export type SearchKind = (typeof searchKinds)[number]

/** What is searched for, as the address says it. */
export interface SearchAddress {
  /** Trimmed and never longer than the contract takes. */
  readonly q: string
  /** All hits of this kind; without one the first of each. */
  readonly kind: SearchKind | undefined
  readonly page: number
}

export function readSearch(search: Record<string, unknown>): SearchAddress {
  const kind = oneOf(search.kind)
  return {
    // A cut may leave half a surrogate pair.
    q: (oneOf(search.q) ?? '')
      .trim()
      .slice(0, MAX_TERM_LENGTH)
      .replace(/\p{Surrogate}/gu, '')
      .trim(),
    kind: searchKinds.find((one) => one === kind),
    page: readPage(search.page),
  }
}

/** The parameters that `readSearch` reads back, without defaults. */
export const searchAddress = ({ q, kind, page = 1 }: Partial<SearchAddress>): Record<string, string> => ({
  ...(q && { q }),
  ...(kind && { kind }),
  ...pageSearch(page),
})

const SHOWN_LETTERS = 40

/** A term as a heading has it, a long one to the end of a word: the box under it holds the rest. */
export function shownTerm(q: string): string {
  const letters = [...q]
  return letters.length <= SHOWN_LETTERS
    ? q
    : `${letters
        .slice(0, SHOWN_LETTERS)
        .join('')
        .replace(/\s+\S*$/u, '')}…`
}

/** The normalised term that is sent to the backend, so that equivalent terms share one cached answer. */
export const canonicalTerm = (q: string): string =>
  q
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .slice(0, MAX_TERM_LENGTH)
    .trim()

/** True for a term that has a letter or a digit. */
export const hasWords = (q: string): boolean => /[\p{L}\p{N}]/u.test(q)
