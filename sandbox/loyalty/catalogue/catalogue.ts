import type { DatabaseSync } from 'node:sqlite'
import type { GiftCardBrand } from '../../../app/backend/contract/gift-cards.ts'
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

export type SpendingRules = Pick<WayToSpend, 'centsPer1000Points' | 'minPoints' | 'stepPoints'>

export type Catalogue = ReturnType<typeof createCatalogue>

/** The content of the seed, with the stock that is really left. */
export function createCatalogue(db: DatabaseSync, seedDay: string) {
  const content: SeedContent = createContent(seedDay)
  const cards = new Map<string, CatalogueCard>()
  const brands = new Map<string, Bilingual<GiftCardBrand>>()
  for (const brand of content.giftCards.brands) {
    const plain: GiftCardBrand = localise<GiftCardBrand>(brand, 'en', '')
    brands.set(plain.brandId, brand)
    for (const { sku, points, valueCents } of plain.denominations) {
      const { brandId, brandName, formats } = plain
      cards.set(sku, { brandId, brandName, sku, points, valueCents, formats })
    }
  }
  let offers = content.offers
  const { redemptionLimits, waysToSpend } = content.pageData
  const stock = db.prepare('SELECT sku, format, cards_left FROM stock')
  const take = db.prepare(
    'UPDATE stock SET cards_left = cards_left - :qty WHERE sku = :sku AND format = :format AND cards_left >= :qty',
  )
  const counted = db.prepare('SELECT 1 FROM stock WHERE sku = ? AND format = ?')

  return {
    content,
    offers: () => offers,

    /** As if the programme had so many offers: the first ones, or all of them again under other codes. */
    setOfferCount(count: number): void {
      const { length } = content.offers
      offers = Array.from({ length: count }, (_, at) => at).flatMap((at) => {
        const offer = content.offers[at % length]
        const copy = Math.floor(at / length)
        return offer ? [copy === 0 ? offer : { ...offer, offerCode: `${offer.offerCode}-${copy}` }] : []
      })
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
}
