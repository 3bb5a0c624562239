import { dollars, type Localised } from '@borealis/contract/serving/words.ts'
import { type HistoryCategoryKey, historyCategories } from '../content/categories.ts'
import { brandOf } from '../content/gift-cards.ts'
import { type Random, whole } from '../random.ts'
import type { LedgerEntry } from './ledger.ts'

/** A partner's shop where a persona is a regular. */
export type Shop = {
  readonly brandId: string
  readonly category: HistoryCategoryKey
  /** The branch, such as « Queen St »; left out when there is but one. */
  readonly branch?: Localised
  /** Hours of the day, local time, at which they go. */
  readonly hours: readonly [number, number]
}

const names = new Map<Shop, Localised>()

/** “Harbour Grocer, Queen St”. One object per shop, which ten thousand lines share. */
function nameOf(shop: Shop): Localised {
  const known = names.get(shop)
  if (known) return known
  const { name } = brandOf(shop.brandId)
  const written = shop.branch
    ? { en: `${name}, ${shop.branch.en}`, fr: `${name}, ${shop.branch.fr}` }
    : { en: name, fr: name }
  names.set(shop, written)
  return written
}

/** What came on top of the base points of a visit, and how the line says it. */
type Bonus = { readonly points: number; readonly reason: Localised; readonly showsSum: boolean }

/** One purchase at 5 points per dollar: a point for every 20 cents, rounded down. */
export function visit(options: {
  shop: Shop
  at: string
  cents: number
  cardType?: string
  bonus?: Bonus
  postsBy?: string
}): LedgerEntry {
  const { shop, at, cents, bonus } = options
  const base = Math.floor(cents / 20)
  const paid = dollars(cents)
  const sum = (bonus ? bonus.showsSum : base * 20 !== cents) ? ` = ${base}` : ''
  const entry: LedgerEntry = {
    occurredAt: at,
    type: 'EARN',
    category: historyCategories[shop.category].code,
    partner: shop.brandId,
    cardType: options.cardType ?? 'MEMBER',
    description: nameOf(shop),
    explanation: {
      en: `${paid.en} at 5 points per dollar${sum}${bonus ? `, ${bonus.reason.en}` : ''}`,
      fr: `${paid.fr} à 5\u00a0points par dollar${sum}${bonus ? `, ${bonus.reason.fr}` : ''}`,
    },
    amountCents: cents,
    basePoints: base,
    bonusPoints: bonus?.points ?? 0,
  }
  return options.postsBy ? { ...entry, postsBy: options.postsBy } : entry
}

/** Cents that earn exactly `points`, not always a round sum. */
const centsFor = (points: number, random: Random): number => points * 20 + whole(random, 0, 3) * 5

/** A moment `daysAgo` days before `now`, at an hour of the shop's (local time, five hours behind UTC). */
export function momentOf(now: Date, daysAgo: number, shop: Shop, random: Random): string {
  const day = new Date(now.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10)
  const [from, to] = shop.hours
  const minutes = (whole(random, from, to) + 5) * 60 + whole(random, 0, 59)
  return new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000).toISOString()
}

/**
 * Errands week after week, each week earning exactly its target. `firstWeekEnd` is how many days ago the first week
 * ended.
 */
export function weeksOfErrands(options: {
  now: Date
  firstWeekEnd: number
  targets: readonly number[]
  shops: readonly [Shop, ...Shop[]]
  random: Random
}): LedgerEntry[] {
  const { firstWeekEnd, targets, ...more } = options
  return targets.flatMap((target, week) =>
    weekOfErrands({ ...more, weekEnd: firstWeekEnd - week * 7, target }),
  )
}

/**
 * One week of errands that earns exactly `target` points: most of it at the first shop, the rest at one or two
 * others. `weekEnd` is how many days ago the week ended.
 */
function weekOfErrands(options: {
  now: Date
  weekEnd: number
  target: number
  shops: readonly [Shop, ...Shop[]]
  random: Random
}): LedgerEntry[] {
  const { now, weekEnd, target, shops, random } = options
  const [main, ...rest] = shops
  const lines: LedgerEntry[] = []
  // Two days stay free on either side, so that a chart whose weeks begin a day later shows the same weeks.
  const days = [5, 4, 3, 2].map((day) => weekEnd + day - 1)
  let left = target
  const errands =
    rest.length === 0 ? 0 : target > 420 ? 2 : target > 160 ? whole(random, 1, 2) : whole(random, 0, 1)
  for (let i = 0; i < errands; i++) {
    const shop = rest[whole(random, 0, rest.length - 1)] ?? main
    const share = Math.max(18, Math.round((left * whole(random, 14, 30)) / 100))
    lines.push(
      visit({
        shop,
        at: momentOf(now, days[i] ?? weekEnd + 1, shop, random),
        cents: centsFor(share, random),
        cardType: whole(random, 0, 3) === 0 ? 'CREDIT' : 'MEMBER',
      }),
    )
    left -= share
  }
  lines.push(
    visit({
      shop: main,
      at: momentOf(now, days[3] ?? weekEnd, main, random),
      cents: centsFor(left, random),
    }),
  )
  return lines
}

/**
 * Whole weekly targets in the shape of `height` (0 to 1 over the weeks) that add up to exactly `total`.
 * No week falls below `min`.
 */
export function weeklyTargets(
  weeks: number,
  total: number,
  min: number,
  height: (share: number) => number,
): number[] {
  const shape = Array.from({ length: weeks }, (_, i) => height(weeks === 1 ? 0 : i / (weeks - 1)))
  const sum = shape.reduce((a, b) => a + b, 0)
  const room = total - min * weeks
  const targets = shape.map((value) => min + Math.floor((room * value) / sum))
  let missing = total - targets.reduce((a, b) => a + b, 0)
  for (let i = 0; missing > 0; i = (i + 7) % weeks) {
    targets[i] = (targets[i] ?? 0) + 1
    missing -= 1
  }
  return targets
}
