import { addDays, dayOf } from '../calendar.ts'
import { seeded } from '../random.ts'
import { type Localised, text } from '../text.ts'
import { settledAgreements } from './agreements.ts'
import { creditCard, homeAddress, memberCard, personaPassword, profileOf } from './identity.ts'
import { openLedger } from './ledger.ts'
import type { PersonaPlan } from './plan.ts'
import { travelPurchasesFor } from './travel.ts'
import { type Haunt, momentOf, visit, weeklyTargets, weekOfErrands } from './visits.ts'

const grocer: Haunt = {
  brandId: 'harbour-grocer',
  category: 'groceries',
  branch: text('Queen St', 'rue Queen'),
  hours: [10, 18],
}
const cafe: Haunt = { brandId: 'nordique-cafe', category: 'coffee', hours: [7, 9] }
const books: Haunt = { brandId: 'maple-books', category: 'books', hours: [12, 17] }
const home: Haunt = { brandId: 'cordwood-home', category: 'home', hours: [11, 16] }
const outfitter: Haunt = { brandId: 'prairie-outfitters', category: 'outdoors', hours: [13, 17] }
const cinema: Haunt = { brandId: 'cinema-lumiere', category: 'screens', hours: [18, 20] }
const florist: Haunt = {
  brandId: 'fireweed-florist',
  category: 'home',
  branch: text('Elm St', 'rue Elm'),
  hours: [11, 17],
}
const regular = [grocer, cafe, books, cafe, home, cinema, outfitter, cafe, florist] as const

const hill = (share: number, middle: number, spread: number) => Math.exp(-(((share - middle) / spread) ** 2))

const monthNames: Localised = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  fr: 'janv. févr. mars avr. mai juin juill. août sept. oct. nov. déc.',
}

/** “Nov 4” and « 4 nov. ». */
function shortDate(day: string): Localised {
  const month = Number(day.slice(5, 7)) - 1
  const number = Number(day.slice(8))
  return {
    en: `${monthNames.en.split(' ')[month]} ${number}`,
    fr: `${number === 1 ? '1er' : number}\u00a0${monthNames.fr.split(' ')[month]}`,
  }
}

/**
 * Avery Chen of Sudbury, whose year the pictures show: 18,320 a year ago, 17,480 earned, 11,000 spent, 50 corrected,
 * 24,850 now, 640 pending, and 4,292 earned in the last 90 days.
 */
export function planAvery(now: Date): PersonaPlan {
  const key = 'avery'
  const random = seeded(key)
  const ledger = openLedger('AC')
  const address = 'adr_avery_home'
  const at = (daysAgo: number, haunt: Haunt) => momentOf(now, daysAgo, haunt, random)

  // The year before last year's: it brings the balance to 18,320.
  ledger.adjust(
    at(735, home),
    14_680,
    text('Balance carried forward', 'Solde reporté'),
    text(
      'From the paper statement before this history begins',
      'Du relevé papier qui précède cet historique',
    ),
  )
  weeklyTargets(51, 9_640, 60, (share) => 0.4 + 0.6 * hill(share, 0.5, 0.3)).forEach((target, week) => {
    const lines = weekOfErrands({ now, weekEnd: 724 - week * 7, target, haunts: regular, random })
    for (const line of lines) ledger.add(line)
  })
  ledger.redeem({
    at: at(441, cinema),
    orderNumber: '4T8B-2093',
    brandId: 'prairie-outfitters',
    dollars: 50,
    format: 'E-Card',
  })
  ledger.redeem({
    at: at(552, cinema),
    orderNumber: '2M6X-0718',
    brandId: 'nordique-cafe',
    dollars: 10,
    format: 'E-Card',
  })

  // Drawn apart, so that the year below is the one of the pictures.
  const apart = seeded('avery, what came back')
  const unused = ledger.redeem({
    at: momentOf(now, 498, cafe, apart),
    orderNumber: '9W4G-3385',
    brandId: 'maple-books',
    dollars: 25,
    format: 'E-Card',
  })
  ledger.giveBack({ at: momentOf(now, 491, books, apart), order: unused, kind: 'refunded' })
  const cancelled = ledger.redeem({
    at: momentOf(now, 402, cafe, apart),
    orderNumber: '8D6N-1502',
    brandId: 'lakeside-spa',
    dollars: 50,
    format: 'Physical',
    addressId: address,
    trackingNumber: '7304 2211 6093 0581',
  })
  ledger.giveBack({ at: momentOf(now, 402, cinema, apart), order: cancelled, kind: 'cancelled' })

  // The year of the chart: two curtains of light, a quiet fall, and a bright end. No two weeks are alike.
  const uneven = () => 0.7 + random() * 0.6
  const year = [
    ...weeklyTargets(39, 13_188, 110, (share) => {
      const curtains =
        1.25 * hill(share, 0.2, 0.13) + hill(share, 0.83, 0.11) + 0.34 * hill(share, 0.52, 0.05)
      return (0.3 + curtains) * uneven()
    }),
    ...weeklyTargets(10, 2_107, 90, (share) => (0.75 + 0.5 * Math.sin(share * 9.4)) * uneven()),
  ]
  year.forEach((target, week) => {
    const lines = weekOfErrands({ now, weekEnd: 358 - week * 7, target, haunts: regular, random })
    for (const line of lines) ledger.add(line)
  })
  ledger.redeem({
    at: at(284, cinema),
    orderNumber: '3C5D-8126',
    brandId: 'prairie-outfitters',
    dollars: 25,
    format: 'E-Card',
  })
  ledger.redeem({
    at: at(190, cinema),
    orderNumber: '5H2W-6604',
    brandId: 'lakeside-spa',
    dollars: 50,
    format: 'Physical',
    addressId: address,
    trackingNumber: '7304 2211 4418 0250',
  })
  ledger.redeem({
    at: at(127, cafe),
    orderNumber: '6R9P-1157',
    brandId: 'nordique-cafe',
    dollars: 10,
    format: 'E-Card',
  })

  // The last three weeks, as the pictures tell them.
  ledger.add(
    visit({
      haunt: books,
      at: at(17, books),
      cents: 5_830,
      bonus: {
        points: 292,
        reason: text('doubled on hardcovers', 'doublés sur les livres reliés'),
        showsSum: false,
      },
    }),
  )
  ledger.add(
    visit({
      haunt: cafe,
      at: at(10, cafe),
      cents: 2_140,
      bonus: {
        points: 400,
        reason: text('plus morning offer 400', "plus l'offre du matin, 400"),
        showsSum: true,
      },
    }),
  )
  const visited = shortDate(addDays(dayOf(now), -17))
  ledger.adjust(at(9, home), 50, text('Correction', 'Rectification'), {
    en: `${visited.en} visit to Maple Books counted 50 too few`,
    fr: `La visite du ${visited.fr} chez Maple Books comptait 50\u00a0points de moins`,
  })
  ledger.redeem({
    at: at(8, cinema),
    orderNumber: '7F3K-4410',
    brandId: 'laurentide-sport',
    dollars: 25,
    format: 'Physical',
    addressId: address,
    trackingNumber: '7304 2211 9055 0137',
  })
  ledger.add(
    visit({
      haunt: grocer,
      at: at(2, grocer),
      cents: 9_600,
      bonus: {
        points: 615,
        reason: text('plus 5× on fresh = 615', 'plus 5× sur le frais = 615'),
        showsSum: true,
      },
    }),
  )
  const postsBy = addDays(dayOf(now), 6)
  ledger.add(visit({ haunt: home, at: at(1, home), cents: 8_800, cardType: 'CREDIT', postsBy }))
  ledger.add(visit({ haunt: florist, at: at(1, florist), cents: 4_000, postsBy }))

  const sceneNumber = '6046460193002275'
  return {
    key,
    email: 'avery.chen@example.ca',
    password: personaPassword,
    profile: profileOf({
      sub: 'cus_01hq7avery4chen',
      sceneNumber,
      firstName: 'Avery',
      lastName: 'Chen',
      email: 'avery.chen@example.ca',
      phone: '705-555-0137',
      birthDate: '1991-06-14',
      gender: 'X',
      provinceCode: 'ON',
      language: 'en',
      memberSince: '2019-03-02',
      selectedShippingAddress: address,
      segments: ['FRESH-FIRST', 'EARLY-RISER', 'SAVER'],
      preferences: { interests: ['food-coffee', 'books-paper', 'outdoors-sport'], personalisation: true },
      goal: { brandId: 'tundra-tech', sku: 'tundra-tech-300' },
    }),
    addresses: [
      homeAddress({
        uniqueId: address,
        addressLine1: '214 Riverside Drive',
        addressLine2: 'Unit 6',
        city: 'Sudbury',
        provinceCode: 'ON',
        postalCode: 'P3E 1C5',
      }),
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
    ...ledger.close(),
  }
}
