import type { WayToSpend } from '@borealis/contract/page-data.ts'
import { compareText, plainLetters } from '@borealis/contract/text.ts'
import { oneOf } from '#app/shell/links/search-params.ts'

/** What ways to spend points can be sorted by; the first one is the programme's own honest ranking. */
export const wayOrders = ['value', 'least', 'name'] as const
export type WayOrder = (typeof wayOrders)[number]

/** The name that the order has in an address. */
export const ORDER_PARAM = 'ways'

/** The order that an address asks for, else best value first. */
export const readWayOrder = (search: Readonly<Record<string, unknown>>): WayOrder =>
  wayOrders.find((order) => order === oneOf(search[ORDER_PARAM])) ?? 'value'

export type RankedWay = Pick<WayToSpend, 'code' | 'name' | 'centsPer1000Points' | 'minPoints'>

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
