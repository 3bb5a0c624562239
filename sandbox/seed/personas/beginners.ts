import { todayIn } from '@borealis/contract/serving/days.ts'
import { text } from '@borealis/contract/serving/words.ts'
import { seeded } from '../random.ts'
import { homeAddress, memberCard, personaPassword, profileOf } from './identity.ts'
import { openLedger } from './ledger.ts'
import type { PersonaPlan } from './plan.ts'
import { momentOf, type Shop, visit } from './visits.ts'

/** Noah joined today: no points, no address, the welcome still to be read. */
export function planNoah(now: Date): PersonaPlan {
  const key = 'noah'
  const sceneNumber = '6046460300990018'
  return {
    key,
    email: 'noah.new@example.ca',
    password: personaPassword,
    profile: profileOf({
      sub: 'cus_01hq7noah2newmem',
      sceneNumber,
      firstName: 'Noah',
      lastName: 'Kowalchuk',
      email: 'noah.new@example.ca',
      phone: null,
      birthDate: '2001-02-20',
      gender: null,
      provinceCode: 'MB',
      language: 'en',
      memberSince: todayIn('MB', now.getTime()),
      onBoardMessageActive: true,
      segments: ['NEW-MEMBER'],
    }),
    addresses: [],
    accounts: [memberCard(key, sceneNumber)],
    travelPurchases: [],
    agreements: [],
    ...openLedger('NK').close(),
  }
}

/** Sam has 320 points: every card is out of reach. */
export function planSam(now: Date): PersonaPlan {
  const key = 'sam'
  const random = seeded(key)
  const ledger = openLedger('SS')
  const outfitter: Shop = {
    brandId: 'prairie-outfitters',
    category: 'outdoors',
    branch: text('17th Ave', '17e Avenue'),
    hours: [11, 17],
  }
  const cafe: Shop = { brandId: 'nordique-cafe', category: 'coffee', hours: [8, 10] }
  ledger.add(visit({ shop: outfitter, at: momentOf(now, 41, outfitter, random), cents: 5_380 }))
  ledger.add(visit({ shop: cafe, at: momentOf(now, 13, cafe, random), cents: 1_020 }))
  const sceneNumber = '6046460311450776'
  return {
    key,
    email: 'sam.short@example.ca',
    password: personaPassword,
    profile: profileOf({
      sub: 'cus_01hq7sam5shortpts',
      sceneNumber,
      firstName: 'Sam',
      lastName: 'Okafor',
      email: 'sam.short@example.ca',
      phone: '403-555-0164',
      birthDate: '1997-08-30',
      gender: 'M',
      provinceCode: 'AB',
      language: 'en',
      memberSince: '2026-01-12',
      selectedShippingAddress: 'adr_sam_home',
      segments: ['NEW-MEMBER'],
      preferences: { interests: ['outdoors-sport'], personalisation: true },
      goal: { brandId: 'nordique-cafe', sku: 'nordique-cafe-10' },
    }),
    addresses: [
      homeAddress({
        uniqueId: 'adr_sam_home',
        addressLine1: '1809 17 Avenue SW',
        city: 'Calgary',
        provinceCode: 'AB',
        postalCode: 'T2T 0E3',
      }),
    ],
    accounts: [memberCard(key, sceneNumber)],
    travelPurchases: [],
    agreements: [],
    ...ledger.close(),
  }
}
