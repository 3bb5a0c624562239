import type { WayToSpend } from '@borealis/contract/page-data.ts'
import { compareText, plainLetters } from '@borealis/contract/text.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import type { KindCode } from '#app/member-data/redemption-kinds.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { oneOf, stringifySearch } from '#app/shell/links/search-params.ts'

/** What ways to spend points can be sorted by; the first one is the programme's own honest ranking. */
const wayOrders = ['value', 'least', 'name'] as const
export type WayOrder = (typeof wayOrders)[number]

/** The name that the order has in an address. */
const ORDER_PARAM = 'ways'

/** The order that an address asks for, else best value first. */
export const readWayOrder = (search: Readonly<Record<string, unknown>>): WayOrder =>
  wayOrders.find((order) => order === oneOf(search[ORDER_PARAM])) ?? 'value'

type RankedWay = Pick<WayToSpend, 'code' | 'name' | 'centsPer1000Points' | 'minPoints'>

/** The ways in an order, best value deciding between equals. */
export function sortWays<Way extends RankedWay>(ways: readonly Way[], order: WayOrder): Way[] {
  return ways.toSorted((a, b) => comparisons[order](a, b) || byValue(a, b))
}

const byValue = (a: RankedWay, b: RankedWay) => b.centsPer1000Points - a.centsPer1000Points

const comparisons: Record<WayOrder, (a: RankedWay, b: RankedWay) => number> = {
  value: byValue,
  least: (a, b) => a.minPoints - b.minPoints,
  name: (a, b) => compareText(plainLetters(a.name), plainLetters(b.name)),
}

const names: Record<WayOrder, () => string> = {
  value: m.ways_sortValue,
  least: m.ways_sortLeast,
  name: m.ways_sortName,
}

/** The programme's ways to spend points in the order that this page's address asks for, and the other orders as links. */
export function useWays(): {
  /** `null` while they are not known. */
  ways: ShownWay[] | null
  order: WayOrder
  sort: { label: string; options: { id: WayOrder; href: string; label: string; current: boolean }[] }
} {
  const { data: pageData } = useQuery(pageDataQueries.current())
  const { search } = useLocation()
  const order = readWayOrder(search)
  return {
    ways: pageData ? sortWays(pageData.waysToSpend.filter(isShownWay), order) : null,
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

/** Where a member spends points this way. */
export const wayHref = (code: KindCode): string =>
  code === 'gift-cards' ? href('/gift-cards') : href('/account/redeem/$way', { way: code })

export type ShownWay = WayToSpend & { readonly code: KindCode }

const isShownWay = (way: WayToSpend): way is ShownWay => way.code !== 'other'
