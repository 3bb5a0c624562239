import type { DatabaseSync } from 'node:sqlite'
import type { GiftCardBrand, GiftCardList } from '../../../app/backend/contract/gift-cards.ts'
import type { WayToSpend } from '../../../app/backend/contract/page-data.ts'
import type { GiftCardFormat } from '../../../app/backend/contract/values.ts'
import { createContent, type SeedContent } from '../../seed/content/content.ts'
import { type Bilingual, localise } from '../../seed/text.ts'

/** The price list as the server knows it: what a client says about prices is only compared with this. */
export type CatalogueCard = {
  brandId: string
  brandName: string
  sku: string
  points: number
  valueCents: number
  formats: readonly GiftCardFormat[]
}

/** Further apart than any two ranks of the seed. */
const POPULARITY_STEP = 1_000

/** How many of each a programme has; what is not said stays as it is. */
export type CatalogueSize = {
  readonly offers?: number | undefined
  readonly rewards?: number | undefined
  /** Brands of gift cards. */
  readonly brands?: number | undefined
}

export type SpendingRules = Pick<WayToSpend, 'centsPer1000Points' | 'minPoints' | 'stepPoints'>

export type Catalogue = ReturnType<typeof createCatalogue>

/** The content of the seed, with the stock that is really left. */
export function createCatalogue(db: DatabaseSync, seedDay: string) {
  const content: SeedContent = createContent(seedDay)
  const cards = new Map<string, CatalogueCard>()
  const brands = new Map<string, Bilingual<GiftCardBrand>>()
  sell(content.giftCards.brands)
  let { offers, rewards } = content
  let edition = {}
  const { redemptionLimits, waysToSpend } = content.pageData
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

    /** Another object once the programme offers or sells something else. */
    edition: () => edition,

    /** As if the programme had so many of each: the first ones, or all of them again under other codes. */
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

    limits: redemptionLimits ?? {},
    brandOf: (brandId: string) => brands.get(brandId) ?? null,
    cardOf: (brandId: string, sku: string): CatalogueCard | null => {
      const card = cards.get(sku)
      return card?.brandId === brandId ? card : null
    },

    /** How points turn into cents outside gift cards. */
    rulesOf(code: 'travel' | 'credit'): SpendingRules {
      const way = waysToSpend.find((one) => one.code === code)
      if (!way) throw new Error(`the page data has no way to spend called ${code}`)
      return way
    },

    /** Cards left by `sku format`; what is not in it has no limit. */
    stockLeft(): Map<string, number> {
      return new Map(stock.all().map((row) => [`${row.sku} ${row.format}`, Number(row.cards_left)]))
    },

    /** Takes cards off the shelf; false when there are not enough, and then none was taken. */
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

/** The first `count` of them; where there are fewer, copies of all of them follow, numbered from 1. */
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
