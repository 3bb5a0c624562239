import type { GiftCardFormat } from '@borealis/contract/values.ts'
import { allOf, oneOf, pageSearch, readPage } from '#app/shell/links/search-params.ts'

/** The upper bounds that can be chosen for a brand's smallest amount: whole dollars, as the address has them. */
export const smallestBounds = ['10', '25'] as const
export type SmallestBound = (typeof smallestBounds)[number]

export const sortOrders = ['popular', 'value', 'smallest', 'name'] as const
export type SortOrder = (typeof sortOrders)[number]

export const formats = ['E-Card', 'Physical'] as const satisfies readonly GiftCardFormat[]

/** What the catalogue is filtered by; all of it lives in the address. */
export interface CatalogueFilters {
  readonly category: readonly string[]
  readonly format: readonly GiftCardFormat[]
  readonly smallest: SmallestBound | undefined
  /** Only what the member's balance can buy. */
  readonly within: boolean
  /** `undefined` when the address does not say: then the page decides (`defaultOrder`). */
  readonly sort: SortOrder | undefined
}

/** And which page of them, and whether the drawer with the filters is open. */
export interface CatalogueSearch extends CatalogueFilters {
  readonly page: number
  readonly isOpen: boolean
}

/** Reads the search parameters; values that are not offered are dropped. */
export function readCatalogueSearch(search: Record<string, unknown>): CatalogueSearch {
  const asked = new Set(allOf(search.format))
  return {
    category: [...new Set(allOf(search.category))],
    format: formats.filter((format) => asked.has(format)),
    smallest: smallestBounds.find((bound) => bound === oneOf(search.smallest)),
    within: oneOf(search.within) === 'points',
    sort: sortOrders.find((order) => order === oneOf(search.sort)),
    page: readPage(search.page),
    isOpen: oneOf(search.filters) === 'open',
  }
}

/**
 * The search parameters that `readCatalogueSearch` reads back, without those of unused filters. A changed filter starts
 * again from the first page, and closes the drawer unless it says so.
 */
export function catalogueSearch(
  filters: CatalogueFilters,
  page = 1,
  isOpen = false,
): Record<string, string | string[]> {
  const { category, format, smallest, within, sort } = filters
  return {
    ...(category.length > 0 && { category: [...category] }),
    ...(format.length > 0 && { format: [...format] }),
    ...(smallest && { smallest }),
    ...(within && { within: 'points' }),
    ...(sort && { sort }),
    ...pageSearch(page),
    ...(isOpen && { filters: 'open' }),
  }
}

export const noFilters = (sort: SortOrder | undefined): CatalogueFilters => ({
  category: [],
  format: [],
  smallest: undefined,
  within: false,
  sort,
})

/** How many filters are active; the sort order does not count. */
export const filterCount = ({ category, format, smallest, within }: CatalogueFilters): number =>
  category.length + format.length + (smallest ? 1 : 0) + (within ? 1 : 0)
