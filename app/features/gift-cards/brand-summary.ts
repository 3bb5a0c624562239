import type { GiftCardBrand, GiftCardList } from '@borealis/contract/gift-cards.ts'
import { amountsInStock } from '@borealis/contract/order-line.ts'
import { compareText, plainLetters } from '@borealis/contract/text.ts'
import type { GiftCardFormat } from '@borealis/contract/values.ts'
import { type Art, artOf } from '#app/domain/art.ts'
import { centsPer1000Points } from '#app/domain/money.ts'
import type { CatalogueFilters, SmallestBound, SortOrder } from './catalogue-filters.ts'

/** What the catalogue shows, sorts and counts of a brand. Programmes sell hundreds, and each one’s own page has the rest. */
export interface BrandSummary {
  readonly brandId: string
  readonly brandName: string
  /** Its category's code. */
  readonly category: string
  readonly art: Art
  readonly formats: readonly GiftCardFormat[]
  /** Points of the cheapest amount that is in stock, and what it is worth; of any, where none is. */
  readonly points: number
  readonly valueCents: number
  /** The most that a thousand points buy with one of its amounts. */
  readonly bestCentsPer1000Points: number
  /** 1 is the most chosen. */
  readonly popularity: number
  /** Absent where an amount is in stock. */
  readonly isSoldOut?: true
}

/** When cards arrive, per format, where every brand that sells it promises the same. */
export type CommonPromises = Record<GiftCardFormat, string | undefined>

export function catalogueOf({ brands, categories }: GiftCardList) {
  const promises: CommonPromises = {
    'E-Card': commonPromise(brands, 'E-Card'),
    Physical: commonPromise(brands, 'Physical'),
  }
  return { brands: brands.flatMap(summaryOf), categories, promises }
}

/** Of twelve a member's points reach some, and each is only a line in the page. */
const NEXT_BRANDS = 12

/** Brands to go on to: those of the same category, then the most chosen. */
export function nextBrands(brands: readonly BrandSummary[], brandId: string): BrandSummary[] {
  const category = brands.find((brand) => brand.brandId === brandId)?.category
  const isOther = (brand: BrandSummary) => Number(brand.category !== category)
  return brands
    .filter((brand) => brand.brandId !== brandId && !brand.isSoldOut)
    .toSorted((a, b) => isOther(a) - isOther(b) || a.popularity - b.popularity)
    .slice(0, NEXT_BRANDS)
}

function summaryOf(brand: GiftCardBrand): BrandSummary[] {
  const { brandId, brandName, cmsContent, formats, denominations, popularity } = brand
  const inStock = amountsInStock(brand)
  const isSoldOut = inStock.length === 0
  const shown = isSoldOut ? denominations : inStock
  const [cheapest] = shown
  if (!cheapest) return []
  const { points, valueCents } = cheapest
  const bestCentsPer1000Points = Math.max(...shown.map(centsPer1000Points))
  const { category, image } = cmsContent
  return [
    {
      brandId,
      brandName,
      category: category.code,
      art: artOf(image),
      formats,
      points,
      valueCents,
      bestCentsPer1000Points,
      popularity,
      ...(isSoldOut && { isSoldOut }),
    },
  ]
}

function commonPromise(brands: readonly GiftCardBrand[], format: GiftCardFormat): string | undefined {
  const promises = new Set(brands.flatMap(({ deliveryPromises }) => deliveryPromises[format]?.short ?? []))
  const [only] = promises
  return promises.size === 1 ? only : undefined
}

/**
 * The brands that match every filter, in the chosen order; those that are sold out come last.
 * @param balance points of the member, or `null` for a visitor or while unknown: then `within` filters nothing
 */
export function findBrands(
  brands: readonly BrandSummary[],
  filters: CatalogueFilters,
  balance: number | null,
): BrandSummary[] {
  const found = brands.filter((brand) => matches(brand, filters, balance))
  const inOrder = comparisons[filters.sort ?? 'popular']
  return found.sort((a, b) => Number(!!a.isSoldOut) - Number(!!b.isSoldOut) || inOrder(a, b))
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
  return !(within && balance !== null && (brand.isSoldOut || brand.points > balance))
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
