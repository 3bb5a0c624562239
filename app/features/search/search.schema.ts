import { MAX_PAGE, MAX_TERM_LENGTH } from '@borealis/contract/limits.ts'
import { z } from 'zod'
import type { Art } from '#app/domain/art.ts'
import { plainText } from '#app/domain/plain-text.ts'
import { type SearchKind, searchKinds } from './search-term.ts'

/**
 * Wide letters, special dashes and invisible marks, which come along with a paste, are no other words. Without them a term may be empty,
 * and with a ligature in letters longer than the box takes.
 */
export const searchTerm = z.object({
  q: z
    .string()
    .max(2 * MAX_TERM_LENGTH)
    .transform((q) => plainText(q).slice(0, MAX_TERM_LENGTH)),
})

/** A page of what was found of one kind. */
export const kindQuestion = searchTerm.extend({
  kind: z.enum(searchKinds),
  page: z.int().min(1).max(MAX_PAGE),
})

/** One thing that was found, as the list shows it. */
export interface SearchHit {
  readonly kind: SearchKind
  /** offerCode, reward code, brandId, slug, id of an announcement, order number, or the path of a page of the site. */
  readonly code: string
  readonly title: string
  readonly summary: string
  /** A small picture. */
  readonly image: Art | null
  /** What it gives or costs, in a few words. */
  readonly value: string | null
}

/** The first hits of one kind. */
export interface SearchGroup {
  readonly kind: SearchKind
  readonly hits: readonly SearchHit[]
  readonly totalCount: number
}

export interface SearchResult {
  /** What the term names comes first. */
  readonly groups: readonly SearchGroup[]
  /** What else to try when nothing was found. */
  readonly suggestions: readonly string[]
  /** What could not be looked through just now. Of `some-orders` those that can be read were. */
  readonly missing: readonly ('content' | 'order' | 'some-orders')[]
  /** Only this many of a member's orders, the latest, were looked through; absent where there are no older ones. */
  readonly onlyLatest?: number | undefined
}

/** A page of all hits of one kind. */
export interface KindResult {
  readonly hits: readonly SearchHit[]
  readonly totalCount: number
  readonly pageSize: number
  /** Not everything of the kind could be looked through. */
  readonly isPartial?: boolean
  readonly onlyLatest?: SearchResult['onlyLatest']
}
