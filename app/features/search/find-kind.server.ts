import { BackendError } from '#app/backend/backend-error.ts'
import type { SearchContext } from './find-everything.server.ts'
import type { KindResult, SearchHit } from './search.schema.ts'
import { searchContentKind } from './search-content.server.ts'
import type { SearchKind } from './search-kinds.ts'
import { searchOrders, searchPages } from './search-own.server.ts'

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
