import { addDays, dayOf } from '@borealis/contract/serving/days.ts'
import { text } from '@borealis/contract/serving/words.ts'
import { seeded } from '../random.ts'
import { settledAgreements } from './agreements.ts'
import { creditCard, homeAddress, memberCard, personaPassword, profileOf } from './identity.ts'
import { type Ledger, openLedger } from './ledger.ts'
import type { PersonaPlan } from './plan.ts'
import { travelPurchasesFor } from './travel.ts'
import { momentOf, type Shop, visit, weeklyTargets, weeksOfErrands } from './visits.ts'

const key = 'elodie'
const email = 'elodie.tremblay@example.ca'
const sceneNumber = '6046460287114063'
const address = 'adr_elodie_maison'

const profile = profileOf({
  sub: 'cus_01hq7elodie9trem',
  sceneNumber,
  firstName: 'Élodie',
  lastName: 'Tremblay',
  email,
  phone: '514-555-0182',
  birthDate: '1986-11-03',
  gender: 'F',
  provinceCode: 'QC',
  language: 'fr',
  memberSince: '2021-09-18',
  selectedShippingAddress: address,
  segments: ['FRESH-FIRST', 'READER'],
  preferences: {
    interests: ['food-coffee', 'screens-shows', 'books-paper', 'wellness'],
    personalisation: true,
  },
  goal: { brandId: 'cordwood-home', sku: 'cordwood-home-250' },
})

const grocer: Shop = {
  brandId: 'harbour-grocer',
  category: 'groceries',
  branch: text('Masson St', 'rue Masson'),
  hours: [10, 18],
}
const bakery: Shop = {
  brandId: 'boulangerie-cote',
  category: 'groceries',
  branch: text('Beaubien St', 'rue Beaubien'),
  hours: [8, 11],
}
const stationer: Shop = { brandId: 'papeterie-riviere', category: 'books', hours: [12, 17] }
const cinema: Shop = { brandId: 'cinema-lumiere', category: 'screens', hours: [18, 20] }
const cafe: Shop = {
  brandId: 'nordique-cafe',
  category: 'coffee',
  branch: text('Old Montréal', 'Vieux-Montréal'),
  hours: [8, 10],
}
const yoga: Shop = { brandId: 'souffle-yoga', category: 'wellness', hours: [17, 18] }
const regular = [grocer, bakery, cafe, stationer, bakery, cinema, yoga] as const

/** Élodie Tremblay of Montréal, who reads everything in French: 18 400 points, 320 pending. */
export function planElodie(now: Date): PersonaPlan {
  return {
    key,
    email,
    password: personaPassword,
    profile,
    addresses: [
      homeAddress({
        uniqueId: address,
        addressLine1: '4512, rue Fabre',
        addressLine2: 'app. 3',
        city: 'Montréal',
        provinceCode: 'QC',
        postalCode: 'H2J 3V4',
      }),
    ],
    accounts: [memberCard(key, sceneNumber), creditCard(key, '8021')],
    travelPurchases: travelPurchasesFor(key, now),
    agreements: settledAgreements(now),
    ...elodiesLedger(now),
  }
}

function elodiesLedger(now: Date): ReturnType<Ledger['close']> {
  const random = seeded(key)
  const ledger = openLedger('ET')
  const at = (daysAgo: number, shop: Shop) => momentOf(now, daysAgo, shop, random)

  ledger.adjust(
    at(380, grocer),
    13_650,
    text('Balance carried forward', 'Solde reporté'),
    text('From your previous statement', 'De votre relevé précédent'),
  )
  const targets = weeklyTargets(
    50,
    12_905,
    90,
    (share) => (0.55 + 0.35 * Math.sin(share * 14) + 0.3 * share) * (0.7 + random() * 0.6),
  )
  ledger.add(...weeksOfErrands({ now, firstWeekEnd: 358, targets, shops: regular, random }))
  ledger.redeem({
    at: at(233, cinema),
    orderNumber: '8L4N-3370',
    brandId: 'maple-books',
    dollars: 25,
    format: 'Physical',
    addressId: address,
    trackingNumber: '7304 2298 1180 6642',
  })
  ledger.redeem({
    at: at(72, cinema),
    orderNumber: '9V1J-5082',
    brandId: 'cinema-lumiere',
    dollars: 15,
    format: 'E-Card',
  })
  ledger.add(
    visit({
      shop: bakery,
      at: at(5, bakery),
      cents: 2_300,
      bonus: {
        points: 230,
        reason: text('plus 3× on pastries = 230', 'plus 3× sur les viennoiseries = 230'),
        showsSum: true,
      },
    }),
  )
  ledger.add(
    visit({
      shop: cinema,
      at: at(1, cinema),
      cents: 6_400,
      cardType: 'CREDIT',
      postsBy: addDays(dayOf(now), 5),
    }),
  )
  addTroubledOrders(ledger, at)
  return ledger.close()
}

/** Orders that did not go as planned, and one that is under way. */
function addTroubledOrders(ledger: Ledger, at: (daysAgo: number, shop: Shop) => string): void {
  const returned = ledger.redeem({
    at: at(55, cinema),
    orderNumber: '2Q9F-7731',
    brandId: 'cinema-lumiere',
    dollars: 15,
    format: 'E-Card',
  })
  ledger.giveBack({ at: at(49, cafe), order: returned, kind: 'refunded' })
  const scarce = ledger.redeem({
    at: at(40, bakery),
    orderNumber: '6N2W-9054',
    brandId: 'nordique-cafe',
    dollars: 10,
    qty: 3,
    format: 'E-Card',
  })
  ledger.giveBack({ at: at(39, cinema), order: scarce, kind: 'partly-fulfilled', cards: 1 })
  const cancelled = ledger.redeem({
    at: at(26, bakery),
    orderNumber: '4K7D-6218',
    brandId: 'maple-books',
    dollars: 25,
    format: 'Physical',
    addressId: address,
    trackingNumber: '7304 2298 3361 0974',
  })
  ledger.giveBack({ at: at(26, yoga), order: cancelled, kind: 'cancelled' })
  ledger.redeem({
    at: at(7, bakery),
    orderNumber: '5J8T-2240',
    brandId: 'maple-books',
    dollars: 25,
    format: 'Physical',
    addressId: address,
    trackingNumber: '7304 2298 7725 4418',
  })
}
