import type { Order } from '@borealis/contract/orders.ts'
import type { ContentHit, ContentKind } from '@borealis/contract/search.ts'
import { createSearch, isInTitle, type Match, NAMED_RANK } from '@borealis/contract/search-match.ts'
import { wordsOf } from '@borealis/contract/text.ts'
import type { Backend } from '#app/backend/backend.server.ts'
import { BackendError, isAccountBlocked } from '#app/backend/backend-error.ts'
import { artOf } from '#app/domain/art.ts'
import type { Locale } from '#app/domain/locale.ts'
import { plainText } from '#app/domain/plain-text.ts'
import { formatSignedPoints } from '#app/domain/points.ts'
import { codeLetters } from '#app/domain/written-code.ts'
import { log } from '#app/edge/log.server.ts'
import { requestContext } from '#app/edge/request-context.server.ts'
import { chosenProvince } from '#app/edge/visitor-cookies.server.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { inPassing } from '#app/member-data/promptly.ts'
import * as m from '#app/paraglide/messages.js'
import type { KindResult, SearchGroup, SearchHit, SearchResult } from './search.schema.ts'
import { canonicalTerm, hasWords, type SearchKind } from './search-term.ts'
import { type OwnEntry, sitePages } from './site-pages.server.ts'

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
  const { backend, isSignedIn } = context
  const [content, orders, pages] = await Promise.all([
    searchContent(backend, q, GROUP_SIZE).catch((error: unknown) => ({ error })),
    // Of an account that is stopped nothing can be read: every page says so.
    isSignedIn ? searchOrders(backend, q, scope).catch(() => undefined) : undefined,
    searchPages(q, context),
  ])
  const isUnreadable = orders === 'unreadable'
  const own = [...(orders && !isUnreadable ? groupOf('order', orders) : []), ...groupOf('page', pages)]
  const isMissing = 'error' in content
  // When content cannot be searched, a page that merely contains the term is no substitute for it.
  if (isMissing && !own.some(({ isNamed }) => isNamed)) throw content.error
  const found = isMissing ? [] : content.groups.map((group) => ({ group, isNamed: isFirstNamed(q, group) }))
  const groups = [...found, ...own]
    .toSorted((a, b) => orderOf(q, a) - orderOf(q, b))
    .map(({ group }) => group)
  return {
    groups,
    missing: [
      ...(isMissing ? (['content'] as const) : []),
      ...(isUnreadable ? (['order'] as const) : []),
      ...(orders && !isUnreadable && orders.isPartial ? (['some-orders'] as const) : []),
    ],
    suggestions: groups.length > 0 || isMissing ? [] : content.suggestions,
    onlyLatest: orders && !isUnreadable ? orders.onlyLatest : undefined,
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
    const found = await searchContentKind(context.backend, { q, kind, page, pageSize: PAGE_SIZE })
    return { ...found, pageSize: PAGE_SIZE }
  }
  const { hits, isPartial, onlyLatest } =
    kind === 'page' ? await searchPages(q, context) : await ordersFound(q, context)
  return {
    hits: hits.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    totalCount: hits.length,
    pageSize: PAGE_SIZE,
    isPartial,
    onlyLatest,
  }
}

async function ordersFound(q: string, { backend, isSignedIn }: SearchContext): Promise<OwnHits> {
  if (!isSignedIn) return ownHitsOf([])
  const orders = await searchOrders(backend, q, 'all')
  if (orders === 'unreadable') throw new BackendError({ code: 'PARSE_ERROR' })
  return orders
}

type SearchBackend = Pick<Backend, 'search' | 'searchKind'>

/** A visitor finds the offers of the province that they chose; the backend knows a member's own. */
const question = (q: string) => ({
  q: canonicalTerm(q),
  provinceCode: chosenProvince(requestContext().request),
})

/** Hits of a kind that has no page here, or without a title to press, are left out. */
const hitsOf = (hits: readonly ContentHit[]): SearchHit[] =>
  hits.flatMap(({ image, kind, value = null, ...hit }) => {
    const isNameless = hit.title.trim() === ''
    if (isNameless) log.warn({ kind }, 'what was found has no title and is left out')
    return kind === 'other' || isNameless ? [] : [{ ...hit, kind, image: image && artOf(image), value }]
  })

/** The first hits of each kind of content. A term without words is not sent to the backend. */
async function searchContent(backend: SearchBackend, q: string, groupSize: number) {
  if (!hasWords(q)) return { groups: [], suggestions: [] }
  const { groups, suggestions } = await backend.search({ query: { ...question(q), groupSize } })
  return {
    groups: groups.flatMap(({ kind, hits, totalCount }) =>
      kind === 'other' ? [] : [{ kind, hits: hitsOf(hits), totalCount }],
    ),
    suggestions,
  }
}

/** A page of the hits of one kind. */
async function searchContentKind(
  backend: SearchBackend,
  { q, kind, page, pageSize }: { q: string; kind: ContentKind; page: number; pageSize: number },
) {
  if (!hasWords(q)) return { hits: [], totalCount: 0 }
  const { hits, totalCount } = await backend.searchKind({
    params: { kind },
    query: { ...question(q), pageNumber: page, pageSize },
  })
  return { hits: hitsOf(hits), totalCount }
}

interface OwnHits {
  readonly hits: readonly SearchHit[]
  /** The first one is called like this; else the words only stand somewhere. */
  readonly isNamed: boolean
  /** Some could not be looked through. */
  readonly isPartial: boolean
  /** Only this many orders, the latest, were looked through. */
  readonly onlyLatest?: number | undefined
}

/** Pages of the site that the term finds: of extensions only those that the programme is known to have, and no way to spend that it is known to lack. */
async function searchPages(q: string, { backend, locale, isSignedIn }: SearchContext): Promise<OwnHits> {
  if (!hasWords(q)) return ownHitsOf([])
  // Logged already.
  const pageData = await inPassing(['page-data'], backend.getPageData()).catch(() => undefined)
  return ownHitsOf(sitePages(locale, { isSignedIn, pageData })(q))
}

/**
 * A member's own orders that the term finds. Orders that cannot be read never keep the rest from being found.
 * @throws BackendError when the account is suspended or closed
 */
async function searchOrders(backend: Backend, q: string, scope: OrderScope): Promise<OwnHits | 'unreadable'> {
  try {
    const orders = await findOrders(backend, q, scope)
    if (orders === 'unreadable') return orders
    const hits = ownHitsOf(createSearch(orders.found.map(orderEntry))(q), orders.leftOut > 0)
    return { ...hits, onlyLatest: orders.onlyLatest }
  } catch (error) {
    if (isAccountBlocked(error)) throw error
    log.warn({ err: error }, 'orders could not be searched')
    return 'unreadable'
  }
}

const ownHitsOf = (found: readonly Match<OwnEntry>[], isPartial = false): OwnHits => ({
  isPartial,
  hits: found.map(({ entry: { names: _names, text: _text, ...hit } }) => hit),
  isNamed: (found[0]?.rank ?? Number.POSITIVE_INFINITY) <= NAMED_RANK,
})

const orderEntry = ({ orderNumber, title, statusText, image, lines, points }: Order): OwnEntry => ({
  kind: 'order',
  code: orderNumber,
  title,
  summary: statusText,
  image: image && artOf(image),
  value: m.orders_points({ count: points, points: formatSignedPoints(-points, currentLocale()) }),
  // Also as one word, for who types no dash.
  names: `${m.orders_title()} ${orderNumber} ${codeLetters(orderNumber)}`,
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

/** A member's latest orders that are looked through. */
const ORDERS = 100

/** One word with a digit in it, as long as order numbers are: typed whole, it may name an order of long ago. */
const ORDER_NUMBER = /^(?=.*\d)[A-Z\d][A-Z\d-]{5,39}$/

/** As they are written here. Parts may have spaces between them, where each has a digit: « épicerie 2026 » is no number. */
function orderNumberIn(q: string): string {
  const parts = plainText(q).toUpperCase().split(' ')
  return parts.every((part) => /\d/.test(part)) ? parts.join('-') : parts.join(' ')
}

/** `all`: the latest orders, and the one that the term names, however old it is. `named`: only that one. */
export type OrderScope = 'all' | 'named'

/**
 * The orders that a search goes through.
 * @returns with how many of them cannot be read, and how many the latest are where there are older ones; `'unreadable'` when the answer cannot be read (spec §8), or the order that the term names
 * @throws BackendError when the backend does not answer
 */
export async function findOrders(
  { listOrders }: Pick<Backend, 'listOrders'>,
  q: string,
  scope: OrderScope,
): Promise<{ found: Order[]; leftOut: number; onlyLatest: number | undefined } | 'unreadable'> {
  const orderNumber = orderNumberIn(q)
  const [latest, named] = await Promise.all([
    scope === 'all' ? listOrders({ query: { pageSize: ORDERS } }) : undefined,
    ORDER_NUMBER.test(orderNumber) ? listOrders({ query: { orderNumber } }) : undefined,
  ])
  if (latest?.success === false || named?.success === false) return 'unreadable'
  if (named && named.data.leftOut > 0) return 'unreadable'
  const known = new Map(
    [...(latest?.data.orders ?? []), ...(named?.data.orders ?? [])].map((order) => [
      order.orderNumber,
      order,
    ]),
  )
  const { orders = [], leftOut = 0, totalCount = 0 } = latest?.data ?? {}
  const searched = orders.length + leftOut
  return { found: [...known.values()], leftOut, onlyLatest: totalCount > searched ? searched : undefined }
}
