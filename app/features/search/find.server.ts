import { isInTitle } from '@borealis/contract/search-match.ts'
import type { Backend } from '#app/backend/backend.server.ts'
import { BackendError } from '#app/backend/backend-error.ts'
import type { Locale } from '#app/domain/locale.ts'
import * as m from '#app/paraglide/messages.js'
import type { OrderScope } from './find-orders.server.ts'
import type { KindResult, SearchGroup, SearchHit, SearchResult } from './search.schema.ts'
import {
  isNamedBy,
  type OwnHits,
  searchContent,
  searchContentKind,
  searchOrders,
  searchPages,
} from './search-sources.server.ts'
import type { SearchKind } from './search-term.ts'

/** Hits shown of each kind. Suggestions fetch as many, so that pressing Enter finds the answer cached. */
const GROUP_SIZE = 5
/** Suggestions shown while typing. */
const SUGGESTED = 6

/** Searching for “gift cards” lists that kind first, before what only mentions them. */
const kindNames: Partial<Record<SearchKind, () => string>> = {
  offer: m.offers_title,
  reward: m.rewards_title,
  'gift-card': m.giftCards_title,
  help: m.site_footerHelp,
  announcement: m.announcements_title,
  order: m.orders_title,
}

interface SearchContext {
  readonly backend: Backend
  readonly locale: Locale
  readonly isSignedIn: boolean
}

/**
 * The first hits of everything that has a page and, for a member, of their own orders.
 * @throws BackendError when the content could not be searched and nothing else is called like this
 */
export const findEverything = (q: string, context: SearchContext): Promise<SearchResult> =>
  findGroups(q, context, 'all')

/**
 * The best few hits of all kinds, as suggestions: matching titles before other matches, and the first of each kind before its
 * second.
 */
export async function findBest(q: string, context: SearchContext): Promise<SearchHit[]> {
  // Orders are not read again for each letter that is typed.
  const { groups } = await findGroups(q, context, 'named')
  return Array.from({ length: GROUP_SIZE })
    .flatMap((_, at) => groups.flatMap(({ hits }) => hits[at] ?? []))
    .toSorted((a, b) => Number(isInTitle(q, b.title)) - Number(isInTitle(q, a.title)))
    .slice(0, SUGGESTED)
}

async function findGroups(q: string, context: SearchContext, scope: OrderScope): Promise<SearchResult> {
  const { backend, locale, isSignedIn } = context
  const [content, orders] = await Promise.all([
    searchContent(backend.content, q, GROUP_SIZE).catch((error: unknown) => ({ error })),
    isSignedIn ? searchOrders(backend.transactions, q, scope) : undefined,
  ])
  const isUnreadable = orders === 'unreadable'
  const own = [
    ...(orders && !isUnreadable ? groupOf('order', orders) : []),
    ...groupOf('page', searchPages(q, locale, { isSignedIn })),
  ]
  const isMissing = 'error' in content
  // When content cannot be searched, a page that merely contains the term is no substitute for it.
  if (isMissing && !own.some(({ isNamed }) => isNamed)) throw content.error
  const found = isMissing ? [] : content.groups.map((group) => ({ group, isNamed: isFirstNamed(q, group) }))
  const groups = [...found, ...own]
    .toSorted((a, b) => orderOf(q, a) - orderOf(q, b))
    .map(({ group }) => group)
  return {
    groups,
    missing: [...(isMissing ? (['content'] as const) : []), ...(isUnreadable ? (['order'] as const) : [])],
    suggestions: groups.length > 0 || isMissing ? [] : content.suggestions,
  }
}

interface Found {
  readonly group: SearchGroup
  /** Its first hit is called like the term. */
  readonly isNamed: boolean
}

/** The kind that the term names, then kinds with the term in their first title, then the others; each in its given order. */
const orderOf = (q: string, { group, isNamed }: Found): number =>
  isNamedBy(q, kindNames[group.kind]?.() ?? '') ? 0 : isNamed ? 1 : 2

const isFirstNamed = (q: string, { hits: [first] }: SearchGroup): boolean =>
  first !== undefined && isInTitle(q, first.title)

function groupOf(kind: SearchKind, { hits, isNamed }: OwnHits): Found[] {
  if (hits.length === 0) return []
  return [{ group: { kind, hits: hits.slice(0, GROUP_SIZE), totalCount: hits.length }, isNamed }]
}

const PAGE_SIZE = 24

interface KindQuestion {
  readonly q: string
  readonly kind: SearchKind
  readonly page: number
}

/** @throws BackendError when they could not be searched */
export async function findKind({ q, kind, page }: KindQuestion, context: SearchContext): Promise<KindResult> {
  if (kind !== 'order' && kind !== 'page') {
    const found = await searchContentKind(context.backend.content, { q, kind, page, pageSize: PAGE_SIZE })
    return { ...found, pageSize: PAGE_SIZE }
  }
  const hits = kind === 'page' ? searchPages(q, context.locale, context).hits : await ordersFound(q, context)
  return {
    hits: hits.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    totalCount: hits.length,
    pageSize: PAGE_SIZE,
  }
}

async function ordersFound(q: string, { backend, isSignedIn }: SearchContext): Promise<readonly SearchHit[]> {
  if (!isSignedIn) return []
  const orders = await searchOrders(backend.transactions, q, 'all')
  if (orders === 'unreadable') throw new BackendError({ code: 'PARSE_ERROR' })
  return orders.hits
}
