import { compareText, plainLetters } from '@borealis/contract/text.ts'
import type { GiftCardFormat } from '@borealis/contract/values.ts'
import { allOf, oneOf, pageSearch, readPage } from '#app/shell/links/search-params.ts'
import type { BrandSummary } from './brand-summary.ts'

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

/**
 * The brands that match every filter, in the chosen order.
 * @param balance points of the member, or `null` for a visitor or while unknown: then `within` filters nothing
 */
export function findBrands(
  brands: readonly BrandSummary[],
  filters: CatalogueFilters,
  balance: number | null,
): BrandSummary[] {
  const found = brands.filter((brand) => matches(brand, filters, balance))
  return found.sort(comparisons[filters.sort ?? 'popular'])
}

/** How many brands each choice of one group would show under all the other filters. */
export function countBrands(
  brands: readonly BrandSummary[],
  filters: CatalogueFilters,
  balance: number | null,
) {
  const count = (asked: Partial<CatalogueFilters>) =>
    brands.filter((brand) => matches(brand, { ...filters, ...asked }, balance)).length
  return {
    shown: count({}),
    category: (code: string) => count({ category: [code] }),
    format: (format: GiftCardFormat) => count({ format: [format] }),
    smallest: (bound: SmallestBound | undefined) => count({ smallest: bound }),
  }
}

function matches(brand: BrandSummary, filters: CatalogueFilters, balance: number | null): boolean {
  const { category, format, smallest, within } = filters
  if (category.length > 0 && !category.includes(brand.category)) return false
  if (format.length > 0 && !format.some((one) => brand.formats.includes(one))) return false
  if (smallest && brand.valueCents > Number(smallest) * 100) return false
  return !(within && balance !== null && brand.points > balance)
}

const byPopularity = (a: BrandSummary, b: BrandSummary) => a.popularity - b.popularity

const comparisons: Record<SortOrder, (a: BrandSummary, b: BrandSummary) => number> = {
  popular: byPopularity,
  value: (a, b) => b.bestCentsPer1000Points - a.bestCentsPer1000Points || byPopularity(a, b),
  smallest: (a, b) => a.points - b.points || byPopularity(a, b),
  name: (a, b) => compareText(plainName(a), plainName(b)) || byPopularity(a, b),
}

/** Sorts Étoile between Duck and Fireweed. */
const plainName = ({ brandName }: BrandSummary) => plainLetters(brandName)
