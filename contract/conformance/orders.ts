import { accountList } from '../customers.ts'
import { isCardFor } from '../limits.ts'
import {
  type OrdersPage,
  type OrdersQuery,
  ordersEnvelope,
  ordersPage,
  type TravelPurchaseList,
  travelPurchaseList,
} from '../orders.ts'
import { namedFields, numberTooLong, outOfOrder } from './judge.ts'
import type { Reader } from './member.ts'
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
    return read.success
      ? { page: read.data, wrong: numberTooLong(read.data) }
      : { wrong: namedFields(read.error).slice(0, 8) }
  } catch {
    return { wrong: ['expected `data.data` to be a string of JSON'] }
  }
}

/** Tests pages, filters and order of the orders. Changes nothing. */
export async function checkOrders(member: Reader): Promise<void> {
  const { report } = member
  for (const [asked, query] of [
    ['page 0', { pageNumber: 0 }],
    ['a page that is too large', { pageSize: LARGEST_PAGE + 1 }],
    ['from a day that is none', { fromDate: 'yesterday' }],
  ] as const)
    await member.asker.refuses('listOrders', asked, ['VALIDATION_FAILED'], {
      bearer: member.tokens.customer,
      query,
    })
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
    outOfOrder(ordersPage, whole),
    differs(
      whole.orders.some(
        ({ points, pointsBefore, pointsAfter }) => (pointsBefore ?? 0) - points !== pointsAfter,
      ),
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
  const beyond = await ordersFor(member, 'a page beyond the last', { pageNumber: 9_999 })
  found(
    'what is asked for',
    differs(numbersOf(one) !== first.orderNumber, 'expected the order with that number, and no other'),
    differs(none?.totalCount !== 0, 'expected none by a number that nobody has'),
    differs(early?.totalCount !== 0, 'expected none on two days of 1970'),
    differs((beyond?.orders.length ?? 0) > 0, 'expected none beyond the last page'),
  )
}

const numbersOf = (page: Pick<OrdersPage, 'orders'> | undefined) =>
  page?.orders.map(({ orderNumber }) => orderNumber).join()

/** Tests pages and order of the trips that points can pay. Changes nothing. */
export async function checkTrips({ asker, tokens, report }: Reader): Promise<void> {
  const bearer = tokens.customer
  const accounts = accountList.safeParse(
    await asker.succeeds('listAccounts', 'before the trips', { bearer }),
  ).data
  const accountUniqueId = accounts?.accounts.find((card) => isCardFor('travel', card))?.uniqueId
  if (accountUniqueId === undefined)
    return report.notTried('listTravelPurchases: this member has no card for it')
  const ask = async (asked: string, more: Record<string, string | number> = {}) => {
    const query = { accountUniqueId, ...more }
    const answer = await asker.succeeds('listTravelPurchases', asked, { bearer, query })
    return travelPurchaseList.safeParse(answer).data
  }
  const whole = await ask('all')
  if (!whole) return
  const pages = [await ask('page 1 of 1', { limit: 1 }), await ask('page 2 of 1', { limit: 1, page: 2 })]
  const early = await ask('before anybody joined', { fromDate: '1970-01-01', toDate: '1970-01-02' })
  await asker.refuses('listTravelPurchases', 'a page that is too large', ['VALIDATION_FAILED'], {
    bearer,
    query: { accountUniqueId, limit: LARGEST_PAGE + 1 },
  })
  report.add({
    of: 'listTravelPurchases',
    asked: 'the trips',
    differs: [
      ...differs(
        whole.totalCount !== whole.purchases.length && whole.totalCount <= whole.limit,
        'expected as many as `totalCount` says',
      ),
      ...differs(
        whole.purchases.some((one) => one.accountUniqueId !== accountUniqueId),
        'expected purchases with the asked card only',
      ),
      ...pages.flatMap((page, at) => [
        ...differs(page?.page !== at + 1 || page.limit !== 1, `expected page ${at + 1} to say which it is`),
        ...differs(
          idsOf(page) !== idsOf({ purchases: whole.purchases.slice(at, at + 1) }),
          `expected page ${at + 1} to have what stands there`,
        ),
        ...differs(page?.totalCount !== whole.totalCount, 'expected `totalCount` to count all pages'),
      ]),
      ...differs(early?.totalCount !== 0, 'expected none on two days of 1970'),
    ],
    notes: [],
  })
}

const idsOf = (list: Pick<TravelPurchaseList, 'purchases'> | undefined) =>
  list?.purchases.map(({ id }) => id).join()
