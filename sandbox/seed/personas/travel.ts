import type { TravelPurchase } from '@borealis/contract/orders.ts'
import { addDays, dayOf } from '@borealis/contract/serving/days.ts'
import { type Localised, text } from '@borealis/contract/serving/words.ts'
import type { Bilingual } from '../text.ts'

/** Points that pay `cents` of travel at 0.90 of a cent each, rounded up. */
const pointsFor = (cents: number) => Math.ceil(cents / 0.9)

const trips: readonly { daysAgo: number; merchant: string; what: Localised; cents: number; paid: number }[] =
  [
    {
      daysAgo: 12,
      merchant: 'Northline Rail',
      what: text('Sudbury to Ottawa, round trip', 'Sudbury–Ottawa, aller-retour'),
      cents: 18_640,
      paid: 0,
    },
    {
      daysAgo: 31,
      merchant: 'Auberge du Fleuve',
      what: text('Two nights, river view', 'Deux nuits, vue sur le fleuve'),
      cents: 41_200,
      paid: 0,
    },
    {
      daysAgo: 58,
      merchant: 'Nickel City Coach',
      what: text('Bus to North Bay', 'Autocar pour North Bay'),
      cents: 6_480,
      paid: 6_480,
    },
    {
      daysAgo: 131,
      merchant: 'Lac Nipissing Cabins',
      what: text('Cabin, three nights', 'Chalet, trois nuits'),
      cents: 52_500,
      paid: 0,
    },
  ]

/** Travel bought with a persona's credit card: two open, one paid in points, one too old. */
export function travelPurchasesFor(key: string, now: Date): Bilingual<TravelPurchase>[] {
  const today = dayOf(now)
  return trips.map((trip, index): Bilingual<TravelPurchase> => {
    const open = trip.cents - trip.paid
    return {
      id: `trv_${key}_${index + 1}`,
      accountUniqueId: `acc_${key}_credit`,
      purchasedOn: addDays(today, -trip.daysAgo),
      merchant: trip.merchant,
      description: trip.what,
      amountCents: trip.cents,
      openCents: open,
      pointsForAll: pointsFor(open),
      status: open === 0 ? 'applied' : trip.daysAgo > 90 ? 'expired' : 'open',
      applyBy: addDays(today, 90 - trip.daysAgo),
    }
  })
}
