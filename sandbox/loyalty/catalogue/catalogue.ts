import type { DatabaseSync } from 'node:sqlite'
import type { GiftCardBrand, GiftCardList } from '@borealis/contract/gift-cards.ts'
import type { PageData } from '@borealis/contract/page-data.ts'
import type { AmountKind } from '@borealis/contract/redemptions.ts'
import type { PricedCard, SpendingRules } from '@borealis/contract/serving/spending.ts'
import type { GiftCardFormat } from '@borealis/contract/values.ts'
import { createContent, type SeedContent } from '../../seed/content/content.ts'
import { type Bilingual, localise } from '../../seed/text.ts'

/** Larger than the difference of any two ranks in the seed. */
const POPULARITY_STEP = 1_000

/** Size of the catalogue, for tests of scale; what is left out does not change. */
export type CatalogueSize = {
  readonly offers?: number | undefined
  readonly rewards?: number | undefined
  /** Number of gift-card brands. */
  readonly brands?: number | undefined
}

export type Catalogue = ReturnType<typeof createCatalogue>

/** The seed's content with the remaining stock. */
export function createCatalogue(db: DatabaseSync, seedDay: string) {
  const content: SeedContent = createContent(seedDay)
  const cards = new Map<string, PricedCard>()
  const brands = new Map<string, Bilingual<GiftCardBrand>>()
  sell(content.giftCards.brands)
  let { offers, rewards } = content
  let edition = {}
  const { redemptionLimits } = content.pageData
  let { waysToSpend } = content.pageData
  const stock = db.prepare('SELECT sku, format, cards_left FROM stock')
  const take = db.prepare(
    'UPDATE stock SET cards_left = cards_left - :qty WHERE sku = :sku AND format = :format AND cards_left >= :qty',
  )
  const counted = db.prepare('SELECT 1 FROM stock WHERE sku = ? AND format = ?')

  return {
    content,
    offers: () => offers,
    rewards: () => rewards,
    giftCards: (): Bilingual<GiftCardList> => ({ ...content.giftCards, brands: [...brands.values()] }),

    /** A new object whenever the content changes; used as a cache key. */
    edition: () => edition,

    /** Cuts or repeats offers, rewards and brands to these numbers; repetitions get codes of their own. */
    setSize(size: CatalogueSize): void {
      if (size.offers !== undefined)
        offers = repeated(content.offers, size.offers, (offer, copy) => ({
          ...offer,
          offerCode: `${offer.offerCode}-${copy}`,
        }))
      if (size.rewards !== undefined)
        rewards = repeated(content.rewards, size.rewards, (reward, copy) => ({
          ...reward,
          code: `${reward.code}-${copy}`,
        }))
      if (size.brands !== undefined) {
        brands.clear()
        cards.clear()
        sell(repeated(content.giftCards.brands, size.brands, copyOfBrand))
      }
      edition = {}
    },

    /** Changes the price of one amount of a brand; returns whether there is such an amount. */
    setPrice(sku: string, points: number): boolean {
      const card = cards.get(sku)
      const brand = card && brands.get(card.brandId)
      if (!brand) return false
      const denominations = brand.denominations.map((one) => (one.sku === sku ? { ...one, points } : one))
      sell([{ ...brand, denominations }])
      edition = {}
      return true
    },

    limits: redemptionLimits ?? {},
    cards: () => [...cards.values()],
    brandOf: (brandId: string) => brands.get(brandId) ?? null,
    cardOf: (brandId: string, sku: string): PricedCard | null => {
      const card = cards.get(sku)
      return card?.brandId === brandId ? card : null
    },

    /** Changes what points are worth outside gift cards, for everybody. */
    setRate(code: AmountKind, centsPer1000Points: number): void {
      waysToSpend = waysToSpend.map((way) => (way.code === code ? { ...way, centsPer1000Points } : way))
      edition = {}
    },

    pageData: (): Bilingual<PageData> => ({ ...content.pageData, waysToSpend }),

    /** Conversion of points to cents outside gift cards. */
    rulesOf(code: AmountKind): SpendingRules {
      const way = waysToSpend.find((one) => one.code === code)
      if (!way) throw new Error(`the page data has no way to spend called ${code}`)
      return way
    },

    /** Remaining cards by `sku format`; absent means unlimited. */
    stockLeft(): Map<string, number> {
      return new Map(stock.all().map((row) => [`${row.sku} ${row.format}`, Number(row.cards_left)]))
    },

    /** Takes cards from stock, all of them or none; returns whether there were enough. */
    take(sku: string, format: GiftCardFormat, qty: number): boolean {
      if (take.run({ sku, format, qty }).changes === 1) return true
      return !counted.get(sku, format)
    },
  }

  function sell(sold: readonly Bilingual<GiftCardBrand>[]): void {
    for (const brand of sold) {
      const plain: GiftCardBrand = localise<GiftCardBrand>(brand, 'en', '')
      brands.set(plain.brandId, brand)
      for (const { sku, points, valueCents } of plain.denominations) {
        const { brandId, brandName, formats } = plain
        cards.set(sku, { brandId, brandName, sku, points, valueCents, formats })
      }
    }
  }
}

/** The first `count` items; when there are fewer, numbered copies follow. */
function repeated<T>(items: readonly T[], count: number, copyOf: (item: T, copy: number) => T): T[] {
  return Array.from({ length: count }, (_, at) => at).flatMap((at) => {
    const item = items[at % items.length]
    const copy = Math.floor(at / items.length)
    return item ? [copy === 0 ? item : copyOf(item, copy)] : []
  })
}

function copyOfBrand(brand: Bilingual<GiftCardBrand>, copy: number): Bilingual<GiftCardBrand> {
  const { brandId, brandName } = localise<GiftCardBrand>(brand, 'en', '')
  return {
    ...brand,
    brandId: `${brandId}-${copy}`,
    brandName: `${brandName} ${copy}`,
    denominations: brand.denominations.map((one) => ({ ...one, sku: `${one.sku}-${copy}` })),
    popularity: brand.popularity + copy * POPULARITY_STEP,
  }
}
