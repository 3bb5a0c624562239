import { MAX_OFFER_CATEGORIES, OFFER_CATEGORY, offerSortOrders } from '@borealis/contract/limits.ts'
import type { OfferSortOrder } from '@borealis/contract/offers.ts'
import { allOf, oneOf, pageSearch, readPage } from '#app/shell/links/search-params.ts'

/** What the offers are filtered and sorted by; all of it lives in the address. */
export interface OfferFilters {
  readonly category: readonly string[]
  readonly sort: OfferSortOrder
}

/** And which page of them. */
export interface OfferSearch extends OfferFilters {
  readonly page: number
}

/** What a member made of the offers that are shown: of some, more is to come; the others they have used. */
export const ownFilters = ['in-progress', 'used'] as const
export type OwnFilter = (typeof ownFilters)[number]

/** Reads by which use of theirs a member filters the offers. */
export function readOwnFilter(search: Record<string, unknown>): { own?: OwnFilter } {
  const own = ownFilters.find((one) => one === oneOf(search.own))
  return own ? { own } : {}
}

/** Reads the search parameters; values that are not offered are dropped. */
export function readOfferSearch(search: Record<string, unknown>): OfferSearch {
  const codes = allOf(search.category).filter((code) => OFFER_CATEGORY.test(code))
  return {
    category: [...new Set(codes)].slice(0, MAX_OFFER_CATEGORIES),
    sort: offerSortOrders.find((order) => order === oneOf(search.sort)) ?? 'ending',
    page: readPage(search.page),
  }
}

/** The search parameters that `readOfferSearch` reads back, without defaults. */
export function offerSearch({ category, sort }: OfferFilters, page = 1): Record<string, string | string[]> {
  return {
    ...(category.length > 0 && { category: [...category] }),
    ...(sort !== 'ending' && { sort }),
    ...pageSearch(page),
  }
}

/** The filters without the order: what a form that sorts carries along. */
export function hiddenOf(filters: OfferFilters): Record<string, string | string[]> {
  const { sort: _sort, ...hidden } = offerSearch(filters)
  return hidden
}

/** Whether anything is filtered; the order does not count. */
export const isFiltered = (filters: OfferFilters): boolean => Object.keys(hiddenOf(filters)).length > 0

/** What a list keeps of a search: the parameters that it reads, each as it reads it. */
export function keptOfferSearch(search: Record<string, unknown>): Record<string, string | string[]> {
  const read = readOfferSearch(search)
  return offerSearch(read, read.page)
}

/** The same filters with one category more, or without it. */
export function toggleCategory(filters: OfferFilters, code: string): OfferFilters {
  const without = filters.category.filter((one) => one !== code)
  return { ...filters, category: without.length < filters.category.length ? without : [...without, code] }
}
