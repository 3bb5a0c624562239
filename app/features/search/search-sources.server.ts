import type { ContentHit, ContentKind } from '@borealis/contract/search.ts'
import { createSearch, type Match, NAMED_RANK } from '@borealis/contract/search-match.ts'
import { wordsOf } from '@borealis/contract/text.ts'
import type { Order } from '@borealis/contract/transactions.ts'
import type { Backend } from '#app/backend/backend.server.ts'
import type { Locale } from '#app/domain/locale.ts'
import { formatSignedPoints } from '#app/domain/points.ts'
import { log } from '#app/edge/log.server.ts'
import { requestContext } from '#app/edge/request-context.server.ts'
import { chosenProvince } from '#app/edge/visitor-cookies.server.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'
import { findOrders, type OrderScope } from './find-orders.server.ts'
import type { SearchHit } from './search.schema.ts'
import { canonicalTerm, hasWords } from './search-term.ts'
import { type OwnEntry, sitePages } from './site-pages.server.ts'

type Content = Pick<Backend['content'], 'search' | 'searchKind'>

/** A visitor finds the offers of the province that they chose; the backend knows a member's own. */
const question = (q: string) => ({
  q: canonicalTerm(q),
  provinceCode: chosenProvince(requestContext().request),
})

/** Hits of a kind that has no page here are left out. */
const hitsOf = (hits: readonly ContentHit[]): SearchHit[] =>
  hits.flatMap(({ image, kind, value = null, ...hit }) =>
    kind === 'other' ? [] : [{ ...hit, kind, image: image?.url ?? null, value }],
  )

/** The first hits of each kind of content. A term without words is not sent to the backend. */
export async function searchContent(content: Content, q: string, groupSize: number) {
  if (!hasWords(q)) return { groups: [], suggestions: [] }
  const { groups, suggestions } = await content.search({ ...question(q), groupSize })
  return {
    groups: groups.flatMap(({ kind, hits, totalCount }) =>
      kind === 'other' ? [] : [{ kind, hits: hitsOf(hits), totalCount }],
    ),
    suggestions,
  }
}

/** A page of the hits of one kind. */
export async function searchContentKind(
  content: Content,
  { q, kind, page, pageSize }: { q: string; kind: ContentKind; page: number; pageSize: number },
) {
  if (!hasWords(q)) return { hits: [], totalCount: 0 }
  const { hits, totalCount } = await content.searchKind(kind, { ...question(q), pageNumber: page, pageSize })
  return { hits: hitsOf(hits), totalCount }
}

export interface OwnHits {
  readonly hits: readonly SearchHit[]
  /** The first one is called like this; else the words only stand somewhere. */
  readonly isNamed: boolean
}

/** Pages of the site that the term finds. */
export const searchPages = (q: string, locale: Locale, who: { isSignedIn: boolean }): OwnHits =>
  ownHitsOf(sitePages(locale, who)(q))

/**
 * A member's own orders that the term finds. Orders that cannot be read never keep the rest from being found.
 */
export async function searchOrders(
  transactions: Backend['transactions'],
  q: string,
  scope: OrderScope,
): Promise<OwnHits | 'unreadable'> {
  try {
    const orders = await findOrders(transactions, q, scope)
    return orders === 'unreadable' ? orders : ownHitsOf(createSearch(orders.map(orderEntry))(q))
  } catch (error) {
    log.warn({ err: error }, 'orders could not be searched')
    return 'unreadable'
  }
}

const ownHitsOf = (found: readonly Match<OwnEntry>[]): OwnHits => ({
  hits: found.map(({ entry: { names: _names, text: _text, ...hit } }) => hit),
  isNamed: (found[0]?.rank ?? Number.POSITIVE_INFINITY) <= NAMED_RANK,
})

const orderEntry = ({ orderNumber, title, statusText, image, lines, points }: Order): OwnEntry => ({
  kind: 'order',
  code: orderNumber,
  title,
  summary: statusText,
  image: image?.url ?? null,
  value: m.orders_points({ count: points, points: formatSignedPoints(-points, currentLocale()) }),
  names: `${m.orders_title()} ${orderNumber}`,
  text: [statusText, ...lines.map(({ name }) => name)].join(' '),
})

/** True when a term names a kind: each of its words begins a word of the name, or the other way round. */
export function isNamedBy(term: string, name: string): boolean {
  const named = wordsOf(name)
  const words = wordsOf(term)
  return (
    words.length > 0 &&
    words.every((word) => named.some((one) => one.startsWith(word) || word.startsWith(one)))
  )
}
