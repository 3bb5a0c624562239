import type { GiftCardBrand, GiftCardList } from '@borealis/contract/gift-cards.ts'
import type { GiftCardFormat } from '@borealis/contract/values.ts'
import { type Art, artOf } from '#app/domain/art.ts'
import { centsPer1000Points } from '#app/domain/money.ts'

/** What the catalogue shows, sorts and counts of a brand. Programmes sell hundreds, and each one’s own page has the rest. */
export interface BrandSummary {
  readonly brandId: string
  readonly brandName: string
  /** Its category's code. */
  readonly category: string
  readonly art: Art
  readonly formats: readonly GiftCardFormat[]
  /** Points of the cheapest amount, and what it is worth. */
  readonly points: number
  readonly valueCents: number
  /** The most that a thousand points buy with one of its amounts. */
  readonly bestCentsPer1000Points: number
  /** 1 is the most chosen. */
  readonly popularity: number
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
    .filter((brand) => brand.brandId !== brandId && brand.formats.length > 0)
    .toSorted((a, b) => isOther(a) - isOther(b) || a.popularity - b.popularity)
    .slice(0, NEXT_BRANDS)
}

function summaryOf({
  brandId,
  brandName,
  cmsContent,
  formats,
  denominations,
  popularity,
}: GiftCardBrand): BrandSummary[] {
  const [cheapest] = denominations
  if (!cheapest) return []
  const { points, valueCents } = cheapest
  const bestCentsPer1000Points = Math.max(...denominations.map(centsPer1000Points))
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
    },
  ]
}

function commonPromise(brands: readonly GiftCardBrand[], format: GiftCardFormat): string | undefined {
  const promises = new Set(brands.flatMap(({ deliveryPromises }) => deliveryPromises[format]?.short ?? []))
  const [only] = promises
  return promises.size === 1 ? only : undefined
}
