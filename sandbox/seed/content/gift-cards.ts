import type { GiftCardBrand } from '@borealis/contract/gift-cards.ts'
import { text, wholeDollars } from '@borealis/contract/serving/words.ts'
import { type GiftCardFormat, giftCardFormat } from '@borealis/contract/values.ts'
import { z } from 'zod'
import { bilingual, readData } from '../data.ts'
import { picture } from '../pictures.ts'
import { type Bilingual, sameText } from '../text.ts'
import { categories, categoryKey } from './categories.ts'

/** One gift-card brand as its partner describes it. Amounts are whole dollars. */
const brand = z.strictObject({
  id: z.string(),
  name: z.string(),
  category: categoryKey,
  formats: z.array(giftCardFormat).min(1),
  amounts: z.tuple([z.int()], z.int()),
  /** Plastic cards left by amount; an amount that is not named has 120. E-cards have no limit. */
  plastic: z.record(z.string(), z.int()).optional(),
  description: bilingual,
  howToSpend: bilingual,
  acceptedAt: bilingual,
})
type Brand = z.output<typeof brand>

/** Twenty-six invented brands, the most chosen first. */
export const brands: readonly Brand[] = readData('brands', z.array(brand))

/** @throws when no brand has this id */
export function brandOf(id: string): Brand {
  const found = brands.find((one) => one.id === id)
  if (!found) throw new Error(`No brand ${id}`)
  return found
}

/** Points for one dollar on a gift card (page data's `pointsPerDollar`). */
export const pointsPerDollar = 100

const promises = {
  'E-Card': {
    short: text('Usually within 15 minutes', 'Généralement en moins de 15 minutes'),
    sentence: text(
      'By email, usually within 15 minutes.',
      'Par courriel, généralement en moins de 15 minutes.',
    ),
  },
  Physical: {
    short: text('5 to 8 business days', '5 à 8 jours ouvrables'),
    sentence: text(
      "By Canada Post, in 5 to 8 business days. If it hasn't arrived a week after that, contact us.",
      "Par Postes Canada, en 5 à 8 jours ouvrables. Si votre commande n'est pas arrivée une semaine plus tard, communiquez avec nous.",
    ),
  },
} as const

const terms = (name: string) =>
  text(
    `The card is issued by ${name} and can be used only there. It has no fee and does not expire. An e-card cannot be turned back into points once it is sent. The card cannot be redeemed for cash, except where required by law.`,
    `La carte est émise par ${name} et ne peut être utilisée que chez ce marchand. Elle est sans frais et n'expire pas. Une carte électronique envoyée ne peut pas être reconvertie en points. La carte n'est pas remboursable en argent, sauf si la loi l'exige.`,
  )

function stockOf(brand: Brand, amount: number): Partial<Record<GiftCardFormat, number | null>> {
  const stock: Partial<Record<GiftCardFormat, number | null>> = {}
  for (const format of brand.formats)
    stock[format] = format === 'E-Card' ? null : (brand.plastic?.[amount] ?? 120)
  return stock
}

/** The stock-keeping code of one amount of a brand. */
export const skuOf = (brandId: string, amount: number): string => `${brandId}-${amount}`

function giftCard(brand: Brand, rank: number): Bilingual<GiftCardBrand> {
  const promised: Partial<Record<GiftCardFormat, (typeof promises)[GiftCardFormat]>> = {}
  for (const format of brand.formats) promised[format] = promises[format]
  const label = text(`${brand.name} gift card`, `Carte-cadeau ${brand.name}`)
  return {
    brandId: brand.id,
    brandName: sameText(brand.name),
    cmsContent: {
      category: categories[brand.category],
      image: { ...picture('cards', brand.id), label },
      swatch: picture('swatches', brand.id),
      featuredImage: picture('featured', brand.id),
      description: brand.description,
      howToSpend: brand.howToSpend,
      acceptedAt: brand.acceptedAt,
      termsAndConditions: terms(brand.name),
    },
    formats: brand.formats,
    denominations: brand.amounts.map((amount) => ({
      sku: skuOf(brand.id, amount),
      name: wholeDollars(amount),
      points: amount * pointsPerDollar,
      valueCents: amount * 100,
      stock: stockOf(brand, amount),
    })),
    popularity: rank,
    deliveryPromises: promised,
  }
}

export const giftCards: readonly Bilingual<GiftCardBrand>[] = brands.map((brand, index) =>
  giftCard(brand, index + 1),
)
