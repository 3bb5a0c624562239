import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import * as m from '#app/paraglide/messages.js'
import { stringifySearch } from '#app/shell/links/search-params.ts'
import { isShownWay, type ShownWay } from './way-pages.ts'
import { ORDER_PARAM, readWayOrder, sortWays, type WayOrder, wayOrders } from './ways-order.ts'

const names: Record<WayOrder, () => string> = {
  value: m.ways_sortValue,
  least: m.ways_sortLeast,
  name: m.ways_sortName,
}

/** The programme's ways to spend points in the order that this page's address asks for, and the other orders as links. */
export function useWays(): {
  ways: ShownWay[]
  order: WayOrder
  sort: { label: string; options: { id: WayOrder; href: string; label: string; current: boolean }[] }
} {
  const { data: pageData } = useQuery(pageDataQueries.current())
  const { search } = useLocation()
  const order = readWayOrder(search)
  return {
    ways: sortWays(pageData?.waysToSpend.filter(isShownWay) ?? [], order),
    order,
    sort: {
      label: m.ways_sort(),
      options: wayOrders.map((one) => ({
        id: one,
        // A query alone leads to this page, in this language; the first order is the address without one.
        href: stringifySearch({ ...search, [ORDER_PARAM]: one === 'value' ? undefined : one }) || '?',
        label: names[one](),
        current: one === order,
      })),
    },
  }
}
