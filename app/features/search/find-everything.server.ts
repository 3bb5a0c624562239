import type { Backend } from '#app/backend/backend.server.ts'
import type { Locale } from '#app/domain/locale.ts'
import { log } from '#app/http/log.server.ts'
import { requestContext } from '#app/http/request-context.server.ts'
import { scenarioOf } from '#app/http/scenario.server.ts'
import * as m from '#app/paraglide/messages.js'
import { findOrders } from './find-orders.server.ts'
import type { SearchHit, SearchKind, SearchResult } from './search.schema.ts'
import { searchCatalogue } from './search-catalogue.server.ts'
import { orderEntry } from './search-entries.ts'
import { createSearchIndex, groupHits, type SearchIndex } from './search-index.ts'
import { sitePages } from './search-pages.server.ts'
import { isNamedBy } from './search-words.ts'

const NEAR_TITLES = 2
const SUGGESTIONS = 5

/** Who asks for “gift cards” looks for all of them, before what only speaks of them. */
const kindNames: Partial<Record<SearchKind, () => string>> = {
  offer: m.offers_title,
  reward: m.rewards_title,
  'gift-card': m.giftCards_title,
  help: m.site_footerHelp,
  order: m.orders_title,
}

interface Asked {
  readonly backend: Backend
  readonly locale: Locale
  readonly isSignedIn: boolean
}

/**
 * Looks through everything that has a page and, for a member, through their own orders.
 * @throws BackendError when nothing at all could be read
 */
export async function findEverything(q: string, asked: Asked): Promise<SearchResult> {
  const { indexes, names, missing } = await open(q, asked)
  const isNamed = (kind: SearchKind) => isNamedBy(q, kindNames[kind]?.() ?? '')
  const groups = groupHits(indexes.flatMap((index) => index.find(q))).toSorted(
    (a, b) => Number(isNamed(b.kind)) - Number(isNamed(a.kind)),
  )
  return { groups, missing, suggestions: groups.length > 0 ? [] : suggestionsFor(q, indexes, names) }
}

/** The best few hits of all kinds, while somebody types. */
export async function findBest(q: string, limit: number, asked: Asked): Promise<SearchHit[]> {
  const { indexes } = await open(q, asked)
  return indexes
    .flatMap((index) => index.find(q))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ score: _score, ...hit }) => hit)
}

async function open(q: string, { backend, locale, isSignedIn }: Asked) {
  // Answers changed by a sandbox scenario must not be cached for others.
  const isBent = scenarioOf(requestContext().request) !== undefined
  const [catalogue, orders] = await Promise.all([
    searchCatalogue({
      backend,
      locale,
      isOwn: (kind) => isBent || (isSignedIn && kind === 'offer'),
    }),
    isSignedIn ? ordersOf(backend, q) : undefined,
  ])
  const hasOrders = orders !== undefined && orders !== 'unreadable'
  const indexes = [...catalogue.indexes, sitePages(locale, { isSignedIn })]
  return {
    names: catalogue.names,
    indexes: hasOrders ? [...indexes, orders] : indexes,
    missing: orders === 'unreadable' ? [...catalogue.missing, 'order' as const] : catalogue.missing,
  }
}

/** Orders that cannot be read never keep the rest from being found. */
async function ordersOf(backend: Backend, q: string): Promise<SearchIndex | 'unreadable'> {
  try {
    const orders = await findOrders(backend.transactions, q)
    return orders === 'unreadable' ? orders : createSearchIndex(orders.map(orderEntry))
  } catch (error) {
    log.warn({ err: error }, 'orders could not be searched')
    return 'unreadable'
  }
}

function suggestionsFor(q: string, indexes: readonly SearchIndex[], names: readonly string[]): string[] {
  const near = indexes
    .flatMap((index) => index.near(q))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, NEAR_TITLES)
    .map(({ title }) => title)
  return [...new Set([...near, ...names])].slice(0, SUGGESTIONS)
}
