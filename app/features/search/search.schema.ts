import { z } from 'zod'
import { MAX_TERM_LENGTH } from './search-term.ts'

export const searchTerm = z.object({ q: z.string().trim().min(1).max(MAX_TERM_LENGTH) })

/** Everything that has a page and can be looked for; orders only by the customer who placed them. */
export type SearchKind = 'offer' | 'reward' | 'gift-card' | 'help' | 'order' | 'page'

/** One thing that was found, as the list shows it. */
export interface SearchHit {
  readonly kind: SearchKind
  /** offerCode, reward code, brandId, help slug, order number, or the path of a page of the site. */
  readonly code: string
  readonly title: string
  readonly summary: string
  /** Address of a small picture. */
  readonly image: string | null
}

/** Groups in the order of their best hit; a group without hits is left out. */
export interface SearchResult {
  readonly groups: readonly { readonly kind: SearchKind; readonly hits: readonly SearchHit[] }[]
  /** What else to try when nothing was found. */
  readonly suggestions: readonly string[]
  /** Kinds that could not be looked through just now. */
  readonly missing: readonly SearchKind[]
}
