import { dollars } from '@borealis/contract/serving/words.ts'
import type { Loyalty } from '../loyalty/loyalty.ts'
import { seeded, whole } from '../seed/random.ts'

const TEN_YEARS_MS = 3_652 * 86_400_000

const shops = [
  { partner: 'harbour-grocer', category: 'GROCERIES', name: { en: 'Harbour Grocer', fr: 'Harbour Grocer' } },
  { partner: 'nordique-cafe', category: 'COFFEE', name: { en: 'Nordique Café', fr: 'Nordique Café' } },
  { partner: 'maple-books', category: 'BOOKS', name: { en: 'Maple Books', fr: 'Maple Books' } },
] as const

/** Spreads `count` purchases evenly over the last ten years, oldest first; every fortieth line is points spent. */
export function writePurchases({ activity }: Loyalty, sub: string, count: number, now: number): void {
  const random = seeded(`purchases-${count}`)
  for (let index = 0; index < count; index += 1) {
    const occurredAt = now - TEN_YEARS_MS + Math.floor(((index + 1) / (count + 1)) * TEN_YEARS_MS)
    const shop = shops[whole(random, 0, shops.length - 1)] ?? shops[0]
    const cents = whole(random, 40, 600) * 20
    if (index % 40 === 39) {
      activity.post(sub, {
        occurredAt,
        type: 'REDEEM',
        category: 'REDEMPTION',
        description: { en: 'Gift card, Maple Books $2', fr: 'Carte-cadeau, Maple Books 2\u00a0$' },
        explanation: { en: 'E-card', fr: 'Carte électronique' },
        basePoints: -200,
      })
      continue
    }
    const paid = dollars(cents)
    activity.post(sub, {
      occurredAt,
      type: 'EARN',
      category: shop.category,
      partner: shop.partner,
      cardType: index % 3 === 0 ? 'CREDIT' : 'MEMBER',
      description: shop.name,
      explanation: { en: `${paid.en} at 5 per dollar`, fr: `${paid.fr} à 5 par dollar` },
      amountCents: cents,
      basePoints: Math.floor(cents / 20),
    })
  }
}
