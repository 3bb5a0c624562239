import { addDays, dayOf } from '@borealis/contract/serving/days.ts'
import { type Localised, text } from '@borealis/contract/serving/words.ts'
import { type Random, seeded } from '../random.ts'
import { type Ledger, openLedger } from './ledger.ts'
import { momentOf, type Shop, visit, weeklyTargets, weeksOfErrands } from './visits.ts'

const grocer: Shop = {
  brandId: 'harbour-grocer',
  category: 'groceries',
  branch: text('Queen St', 'rue Queen'),
  hours: [10, 18],
}
const cafe: Shop = { brandId: 'nordique-cafe', category: 'coffee', hours: [7, 9] }
const books: Shop = { brandId: 'maple-books', category: 'books', hours: [12, 17] }
const home: Shop = { brandId: 'cordwood-home', category: 'home', hours: [11, 16] }
const outfitter: Shop = { brandId: 'prairie-outfitters', category: 'outdoors', hours: [13, 17] }
const cinema: Shop = { brandId: 'cinema-lumiere', category: 'screens', hours: [18, 20] }
const florist: Shop = {
  brandId: 'fireweed-florist',
  category: 'home',
  branch: text('Elm St', 'rue Elm'),
  hours: [11, 17],
}
const regular = [grocer, cafe, books, cafe, home, cinema, outfitter, cafe, florist] as const

/** What the parts of the history write to, in the order in which they draw their random numbers. */
type History = {
  readonly now: Date
  readonly random: Random
  readonly ledger: Ledger
  /** The `uniqueId` of the address that physical cards go to. */
  readonly address: string
  at(daysAgo: number, shop: Shop): string
}

/**
 * What happened to Avery: 18,320 points a year ago, 17,480 earned, 11,000 spent, 50 corrected, 24,850 now, 640 pending,
 * and 4,292 earned in the last 90 days.
 */
export function averysLedger(now: Date, address: string): ReturnType<Ledger['close']> {
  const random = seeded('avery')
  const ledger = openLedger('AC')
  const history: History = {
    now,
    random,
    ledger,
    address,
    at: (daysAgo, shop) => momentOf(now, daysAgo, shop, random),
  }
  addYearBeforeLast(history)
  addReturns(history)
  addLastYear(history)
  addLastThreeWeeks(history)
  return ledger.close()
}

/** It brings the balance to 18,320. */
function addYearBeforeLast({ now, random, ledger, at }: History): void {
  ledger.adjust(
    at(735, home),
    14_680,
    text('Balance carried forward', 'Solde reporté'),
    text('From your last paper statement', 'De votre dernier relevé papier'),
  )
  const targets = weeklyTargets(51, 9_640, 60, (share) => 0.4 + 0.6 * hill(share, 0.5, 0.3))
  ledger.add(...weeksOfErrands({ now, firstWeekEnd: 724, targets, shops: regular, random }))
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
}

/** Adds refunded orders, from a separate random sequence so that the rest of the data stays the same. */
function addReturns({ now, ledger, address }: History): void {
  const random = seeded('avery, what came back')
  const unused = ledger.redeem({
    at: momentOf(now, 498, cafe, random),
    orderNumber: '9W4G-3385',
    brandId: 'maple-books',
    dollars: 25,
    format: 'E-Card',
  })
  ledger.giveBack({ at: momentOf(now, 491, books, random), order: unused, kind: 'refunded' })
  const cancelled = ledger.redeem({
    at: momentOf(now, 402, cafe, random),
    orderNumber: '8D6N-1502',
    brandId: 'lakeside-spa',
    dollars: 50,
    format: 'Physical',
    addressId: address,
    trackingNumber: '7304 2211 6093 0581',
  })
  ledger.giveBack({ at: momentOf(now, 402, cinema, random), order: cancelled, kind: 'cancelled' })
}

/** The year of the chart: two curtains of light, a quiet fall, and a bright end. No two weeks are alike. */
function addLastYear({ now, random, ledger, address, at }: History): void {
  const uneven = () => 0.7 + random() * 0.6
  const targets = [
    ...weeklyTargets(39, 13_188, 110, (share) => {
      const curtains =
        1.25 * hill(share, 0.2, 0.13) + hill(share, 0.83, 0.11) + 0.34 * hill(share, 0.52, 0.05)
      return (0.3 + curtains) * uneven()
    }),
    ...weeklyTargets(10, 2_107, 90, (share) => (0.75 + 0.5 * Math.sin(share * 9.4)) * uneven()),
  ]
  ledger.add(...weeksOfErrands({ now, firstWeekEnd: 358, targets, shops: regular, random }))
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
}

/** The lines that the newest part of the history shows. */
function addLastThreeWeeks({ now, ledger, address, at }: History): void {
  ledger.add(
    visit({
      shop: books,
      at: at(17, books),
      cents: 5_830,
      bonus: {
        points: 292,
        reason: text('2× on hardcovers', '2× sur les livres reliés'),
        showsSum: false,
      },
    }),
  )
  ledger.add(
    visit({
      shop: cafe,
      at: at(10, cafe),
      cents: 2_140,
      bonus: {
        points: 400,
        reason: text('plus 400 for the morning offer', "plus 400 pour l'offre du matin"),
        showsSum: true,
      },
    }),
  )
  const visited = shortDate(addDays(dayOf(now), -17))
  ledger.adjust(at(9, home), 50, text('Adjustment', 'Rectification'), {
    en: `50 points were missing for your ${visited.en} visit to Maple Books`,
    fr: `Il manquait 50\u00a0points pour votre visite du ${visited.fr} chez Maple Books`,
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
      shop: grocer,
      at: at(2, grocer),
      cents: 9_600,
      bonus: {
        points: 615,
        reason: text('plus 615 for 5× on fresh food', 'plus 615 pour 5× sur les produits frais'),
        showsSum: true,
      },
    }),
  )
  const postsBy = addDays(dayOf(now), 6)
  ledger.add(visit({ shop: home, at: at(1, home), cents: 8_800, cardType: 'CREDIT', postsBy }))
  ledger.add(visit({ shop: florist, at: at(1, florist), cents: 4_000, postsBy }))
}

/** A bell of height 1 around `middle`. */
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
