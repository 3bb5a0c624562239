import {
  type Order,
  type OrdersPage,
  type OrdersQuery,
  ordersEnvelope,
  ordersPage,
} from '@borealis/contract/transactions.ts'

import type { Reader } from './member.ts'
import { namedFields } from './named-fields.ts'
import { differs } from './report.ts'

const LARGEST_PAGE = 100
const NO_ORDER = 'nothing-has-this-name'

/** The parsed orders: they are JSON in a string, whose differences are reported by field. */
export async function ordersFor(
  { asker, tokens, report }: Reader,
  asked: string,
  query: OrdersQuery = {},
): Promise<OrdersPage | undefined> {
  const named = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])
  const answer = await asker.succeeds('listOrders', asked, {
    bearer: tokens.customer,
    query: Object.fromEntries(named),
  })
  const envelope = ordersEnvelope.safeParse(answer).data
  if (!envelope) return undefined
  const { page, wrong } = opened(envelope.data.data)
  report.add({ of: 'listOrders', asked: `${asked}: the orders inside`, differs: wrong, notes: [] })
  return page
}

function opened(text: string): { page?: OrdersPage; wrong: string[] } {
  try {
    const read = ordersPage.safeParse(JSON.parse(text))
    return read.success ? { page: read.data, wrong: [] } : { wrong: namedFields(read.error).slice(0, 8) }
  } catch {
    return { wrong: ['expected `data.data` to be a string of JSON'] }
  }
}

/** Tests pages, filters and order of the orders. Changes nothing. */
export async function checkOrders(member: Reader): Promise<void> {
  const { report } = member
  const whole = await ordersFor(member, 'all', { pageSize: LARGEST_PAGE })
  if (!whole) return
  const [first] = whole.orders
  if (!first) return report.notTried('listOrders: this member has no order')
  const found = (asked: string, ...wrong: string[][]) =>
    report.add({ of: 'listOrders', asked, differs: wrong.flat(), notes: [] })
  found(
    'the orders',
    differs(
      whole.totalCount !== whole.orders.length && whole.totalCount <= LARGEST_PAGE,
      'expected as many as `totalCount` says',
    ),
    differs(!isNewestFirst(whole.orders), 'expected the newest first, by `placedAt`'),
    differs(
      whole.orders.some(({ points, pointsBefore, pointsAfter }) => pointsBefore - points !== pointsAfter),
      'expected `pointsBefore` less `points` to be `pointsAfter`',
    ),
  )
  for (const pageNumber of [1, 2]) {
    const page = await ordersFor(member, `page ${pageNumber} of 1`, { pageNumber, pageSize: 1 })
    found(
      `page ${pageNumber} against the whole`,
      differs(page?.pageNumber !== pageNumber || page.pageSize !== 1, 'expected the page to say which it is'),
      differs(
        numbersOf(page) !== numbersOf({ orders: whole.orders.slice(pageNumber - 1, pageNumber) }),
        'expected the order that stands there',
      ),
      differs(page?.totalCount !== whole.totalCount, 'expected `totalCount` to count all pages'),
    )
  }
  const one = await ordersFor(member, 'one by its number', { orderNumber: first.orderNumber })
  const none = await ordersFor(member, 'by a number that nobody has', { orderNumber: NO_ORDER })
  const early = await ordersFor(member, 'before anybody joined', {
    fromDate: '1970-01-01',
    toDate: '1970-01-02',
  })
  found(
    'what is asked for',
    differs(numbersOf(one) !== first.orderNumber, 'expected the order with that number, and no other'),
    differs(none?.totalCount !== 0, 'expected none by a number that nobody has'),
    differs(early?.totalCount !== 0, 'expected none on two days of 1970'),
  )
}

const numbersOf = (page: Pick<OrdersPage, 'orders'> | undefined) =>
  page?.orders.map(({ orderNumber }) => orderNumber).join()

const isNewestFirst = (orders: readonly Order[]) =>
  orders.every(({ placedAt }, at) => {
    const before = orders[at - 1]
    return before === undefined || Date.parse(before.placedAt) >= Date.parse(placedAt)
  })
