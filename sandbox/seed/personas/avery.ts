import { settledAgreements } from './agreements.ts'
import { averysLedger } from './avery-ledger.ts'
import { creditCard, homeAddress, memberCard, personaPassword, profileOf } from './identity.ts'
import type { PersonaPlan } from './plan.ts'
import { travelPurchasesFor } from './travel.ts'

const key = 'avery'
const email = 'avery.chen@example.ca'
const sceneNumber = '6046460193002275'

const home = homeAddress({
  uniqueId: 'adr_avery_home',
  addressLine1: '214 Riverside Drive',
  addressLine2: 'Unit 6',
  city: 'Sudbury',
  provinceCode: 'ON',
  postalCode: 'P3E 1C5',
})

const profile = profileOf({
  sub: 'cus_01hq7avery4chen',
  sceneNumber,
  firstName: 'Avery',
  lastName: 'Chen',
  email,
  phone: '705-555-0137',
  birthDate: '1991-06-14',
  gender: 'X',
  provinceCode: 'ON',
  language: 'en',
  memberSince: '2019-03-02',
  selectedShippingAddress: home.uniqueId,
  segments: ['FRESH-FIRST', 'EARLY-RISER', 'SAVER'],
  preferences: { interests: ['food-coffee', 'books-paper', 'outdoors-sport'], personalisation: true },
  goal: { brandId: 'tundra-tech', sku: 'tundra-tech-300' },
})

/** Avery Chen of Sudbury, whose year the pictures show: 24,850 points, 640 pending. */
export function planAvery(now: Date): PersonaPlan {
  return {
    key,
    email,
    password: personaPassword,
    profile,
    addresses: [
      home,
      {
        uniqueId: 'adr_avery_cottage',
        addressLine1: '48 Chemin du Lac',
        city: 'Temiscaming',
        provinceCode: 'QC',
        postalCode: 'J0Z 3R0',
        isDefault: false,
      },
    ],
    accounts: [memberCard(key, sceneNumber), creditCard(key, '4410')],
    travelPurchases: travelPurchasesFor(key, now),
    agreements: settledAgreements(now),
    ...averysLedger(now, home.uniqueId),
  }
}
