import { text } from '@borealis/contract/serving/words.ts'
import { pointsPerDollar } from '../content/gift-cards.ts'
import { between, seeded, whole } from '../random.ts'
import { settledAgreements } from './agreements.ts'
import { homeAddress, memberCard, personaPassword, profileOf } from './identity.ts'
import { type Ledger, openLedger } from './ledger.ts'
import type { PersonaPlan } from './plan.ts'
import { momentOf, type Shop, visit } from './visits.ts'

const lines = 10_000
const years = 12

const grocer: Shop = {
  brandId: 'harbour-grocer',
  category: 'groceries',
  branch: text('Barrington St', 'rue Barrington'),
  hours: [9, 18],
}
const shops: readonly Shop[] = [
  grocer,
  {
    brandId: 'nordique-cafe',
    category: 'coffee',
    branch: text('Spring Garden Rd', 'chemin Spring Garden'),
    hours: [8, 10],
  },
  {
    brandId: 'saltbox-seafood',
    category: 'groceries',
    branch: text('Lunenburg', 'Lunenburg'),
    hours: [12, 19],
  },
  {
    brandId: 'harbour-grocer',
    category: 'groceries',
    branch: text('Quinpool Rd', 'chemin Quinpool'),
    hours: [9, 18],
  },
  { brandId: 'maple-books', category: 'books', hours: [12, 17] },
  { brandId: 'greenhouse-nine', category: 'home', hours: [11, 16] },
]
const wanted = [
  { brandId: 'harbour-grocer', dollars: 100 },
  { brandId: 'saltbox-seafood', dollars: 50 },
  { brandId: 'maple-books', dollars: 100 },
  { brandId: 'northline-rail', dollars: 200 },
] as const

const key = 'margaret'
const email = 'margaret.macleod@example.ca'
const sceneNumber = '6046460055820391'

/** Margaret MacLeod of Halifax scans her card everywhere: exactly 10,000 lines over twelve years, made in about 30 ms. */
export function planMargaret(now: Date): PersonaPlan {
  return {
    key,
    email,
    password: personaPassword,
    profile: profileOf({
      sub: 'cus_01hq7margaret8mac',
      sceneNumber,
      firstName: 'Margaret',
      lastName: 'MacLeod',
      email,
      phone: '902-555-0119',
      birthDate: '1954-04-09',
      gender: 'F',
      provinceCode: 'NS',
      language: 'en',
      memberSince: '2014-05-01',
      selectedShippingAddress: 'adr_margaret_home',
      segments: ['FRESH-FIRST', 'READER'],
      preferences: { interests: ['food-coffee', 'books-paper', 'travel'], personalisation: true },
    }),
    addresses: [
      homeAddress({
        uniqueId: 'adr_margaret_home',
        addressLine1: '1675 Bedford Row',
        city: 'Halifax',
        provinceCode: 'NS',
        postalCode: 'B3J 1T1',
      }),
    ],
    accounts: [memberCard(key, sceneNumber)],
    travelPurchases: [],
    agreements: settledAgreements(now),
    ...margaretsLedger(now),
  }
}

function margaretsLedger(now: Date): ReturnType<Ledger['close']> {
  const random = seeded(key)
  const ledger = openLedger('MM')
  let balance = 0
  let cards = 0
  for (let i = 0; i < lines; i++) {
    // Two or three lines a day, in shop hours, up to yesterday.
    const daysAgo = 1 + Math.floor(((lines - 1 - i) / lines) * years * 365)
    const shop = shops[whole(random, 0, shops.length - 1)] ?? grocer
    const at = momentOf(now, daysAgo, shop, random)
    const wish = wanted[cards % wanted.length] ?? wanted[0]
    const price = wish.dollars * pointsPerDollar
    if (balance > price + 30_000) {
      const number = String(1_000 + ((cards * 7_919) % 9_000))
      ledger.redeem({
        at,
        orderNumber: `MM${String(cards).padStart(2, '0')}-${number}`,
        brandId: wish.brandId,
        dollars: wish.dollars,
        format: 'E-Card',
      })
      balance -= price
      cards += 1
      continue
    }
    const [min, max] = shop.category === 'coffee' ? [380, 1_400] : [900, 6_200]
    const purchase = visit({ shop, at, cents: Math.round(between(random, min, max) / 5) * 5 })
    ledger.add(purchase)
    balance += purchase.basePoints
  }
  return ledger.close()
}
