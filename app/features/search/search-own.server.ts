import { createSearch, type Match, NAMED_RANK } from '@borealis/contract/search-match.ts'
import type { Order } from '@borealis/contract/transactions.ts'
import type { Backend } from '#app/backend/backend.server.ts'
import type { Locale } from '#app/domain/locale.ts'
import { log } from '#app/edge/log.server.ts'
import * as m from '#app/paraglide/messages.js'
import { findOrders, type OrderScope } from './find-orders.server.ts'
import type { SearchHit } from './search.schema.ts'
import { type OwnEntry, sitePages } from './site-pages.server.ts'

export interface OwnHits {
  readonly hits: readonly SearchHit[]
  /** The first one is called like this; else the words only stand somewhere. */
  readonly isNamed: boolean
}

/** Pages of the site that the term finds. */
export const searchPages = (q: string, locale: Locale, who: { isSignedIn: boolean }): OwnHits =>
  hitsOf(sitePages(locale, who)(q))

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
    return orders === 'unreadable' ? orders : hitsOf(createSearch(orders.map(orderEntry))(q))
  } catch (error) {
    log.warn({ err: error }, 'orders could not be searched')
    return 'unreadable'
  }
}

const hitsOf = (found: readonly Match<OwnEntry>[]): OwnHits => ({
  hits: found.map(({ entry: { names: _names, text: _text, ...hit } }) => hit),
  isNamed: (found[0]?.rank ?? Number.POSITIVE_INFINITY) <= NAMED_RANK,
})

const orderEntry = ({ orderNumber, title, statusText, image, lines }: Order): OwnEntry => ({
  kind: 'order',
  code: orderNumber,
  title,
  summary: statusText,
  image: image?.url ?? null,
  names: `${m.orders_title()} ${orderNumber}`,
  text: [statusText, ...lines.map(({ name }) => name)].join(' '),
})
