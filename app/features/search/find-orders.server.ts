import type { Order } from '@borealis/contract/transactions.ts'
import type { Backend } from '#app/backend/backend.server.ts'
import { plainText } from '#app/domain/plain-text.ts'

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
 * @throws BackendError when the backend does not answer; `'unreadable'` when its answer cannot be read (spec §8)
 */
export async function findOrders(
  { orders }: Pick<Backend['transactions'], 'orders'>,
  q: string,
  scope: OrderScope,
): Promise<Order[] | 'unreadable'> {
  const orderNumber = orderNumberIn(q)
  const [latest, named] = await Promise.all([
    scope === 'all' ? orders({ pageSize: ORDERS }) : undefined,
    ORDER_NUMBER.test(orderNumber) ? orders({ orderNumber }) : undefined,
  ])
  if (latest?.success === false || named?.success === false) return 'unreadable'
  const known = new Map(
    [...(latest?.data.orders ?? []), ...(named?.data.orders ?? [])].map((order) => [
      order.orderNumber,
      order,
    ]),
  )
  return [...known.values()]
}
