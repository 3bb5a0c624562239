import type { Offer } from '@borealis/contract/offers.ts'
import { addDays } from '@borealis/contract/serving/days.ts'
import { grouped, type Localised, text } from '@borealis/contract/serving/words.ts'
import { provinceCode } from '@borealis/contract/values.ts'
import { z } from 'zod'
import { nextDate, sundayAfter } from '../calendar.ts'
import { bilingual, readData } from '../data.ts'
import { picture } from '../pictures.ts'
import { type Bilingual, sameText } from '../text.ts'
import { categories } from './categories.ts'
import { brandOf } from './gift-cards.ts'

/** The number that leads the card. Each kind brings its own way to spend and terms. */
const headline = z.union([
  z.strictObject({ plus: z.int() }),
  z.strictObject({ times: z.int() }),
  z.strictObject({ rate: z.int() }),
  z.strictObject({ percent: z.int() }),
  z.strictObject({ dollars: z.int() }),
])
type Headline = z.output<typeof headline>

/** When an offer ends, counted from the day the sandbox is seeded. */
const ends = z
  .union([
    z.strictObject({ inDays: z.int() }),
    z.strictObject({ onSundayAfter: z.int() }),
    z.strictObject({ on: z.string(), atLeast: z.int() }),
  ])
  .nullable()
type End = z.output<typeof ends>

/** An offer as a copywriter hands it in; `writeOffer` adds what follows from it. */
const offerDraft = z.strictObject({
  code: z.string(),
  brand: z.string(),
  headline,
  title: bilingual,
  exclusions: bilingual,
  details: bilingual,
  ends,
  /** Days since it began. */
  began: z.int().optional(),
  limited: z.literal(true).optional(),
  featured: z.literal(true).optional(),
  coupon: z.string().optional(),
  provinces: z.array(provinceCode).optional(),
  reason: bilingual.optional(),
  /** How often a member can use it, of an offer whose uses are counted by its bonus. */
  uses: z.int().optional(),
})
type OfferDraft = z.output<typeof offerDraft>

const list = z.array(offerDraft)
/** `forYou`: picked from what a member buys, each says why. `ended`: over on the day of seeding. */
const drafts = readData(
  'offers',
  z.strictObject({ forYou: list, limited: list, more: list, waysToEarn: list, ended: list }),
)

function lead(headline: Headline): { value: Localised; unit: Localised } {
  if ('plus' in headline) {
    const points = grouped(headline.plus)
    return { value: { en: `+${points.en}`, fr: `+${points.fr}` }, unit: sameText('pts') }
  }
  if ('times' in headline) {
    return { value: sameText(`${headline.times}×`), unit: text('points', 'les points') }
  }
  if ('rate' in headline) {
    return { value: sameText(String(headline.rate)), unit: text('pts per dollar', 'pts par dollar') }
  }
  if ('percent' in headline) {
    return { value: text(`${headline.percent}%`, `${headline.percent} %`), unit: text('off', 'de rabais') }
  }
  return { value: text(`$${headline.dollars}`, `${headline.dollars} $`), unit: text('off', 'de rabais') }
}

function howToUse(draft: OfferDraft): Localised {
  const brand = brandOf(draft.brand).name
  if (draft.coupon) {
    return text(
      `Give the code ${draft.coupon} at ${brand} before you pay. The discount is applied right away, and you earn points on what you pay.`,
      `Donnez le code ${draft.coupon} chez ${brand} avant de payer. Le rabais s'applique immédiatement, et les points sont calculés sur ce que vous payez.`,
    )
  }
  return text(
    `Show your member card at ${brand} when you pay, or sign in before you pay online. There’s nothing to activate.`,
    `Présentez votre carte de membre chez ${brand} au moment de payer ou, en ligne, connectez-vous avant de payer. Il n'y a rien à activer.`,
  )
}

function terms(headline: Headline): Localised {
  if ('times' in headline) {
    return text(
      'The multiplier applies to the base rate of 5 points per dollar, before tax and after discounts. Multipliers cannot be combined: the highest applies. Points are posted within seven days and deducted if the purchase is returned.',
      "Le multiplicateur s'applique au taux de base de 5 points par dollar, avant les taxes et après les rabais. Les multiplicateurs ne se cumulent pas : le plus élevé s'applique. Les points sont versés dans les sept jours et déduits si l'achat est retourné.",
    )
  }
  if ('rate' in headline) {
    return text(
      'Points are calculated before tax and after discounts, and posted within seven days. They are deducted if the purchase is returned.',
      "Les points sont calculés avant les taxes et après les rabais, et versés dans les sept jours. Ils sont déduits si l'achat est retourné.",
    )
  }
  if ('plus' in headline) {
    return text(
      'The amount is calculated before tax and after discounts, in one purchase unless the offer says otherwise. The bonus is added to your base points. It is posted within seven days and deducted if the purchase is returned.',
      "Le montant est calculé avant les taxes et après les rabais, en un seul achat sauf indication contraire. La prime s'ajoute aux points de base. Elle est versée dans les sept jours et déduite si l'achat est retourné.",
    )
  }
  return text(
    'The discount is applied before tax, once per member, and cannot be combined with another coupon. It has no cash value.',
    "Le rabais est calculé avant les taxes et offert une fois par membre. Il ne peut pas être combiné à un autre bon de réduction et n'a aucune valeur en argent.",
  )
}

function lastDay(ends: End, seedDay: string): string | null {
  if (ends === null) return null
  if ('inDays' in ends) return addDays(seedDay, ends.inDays)
  if ('onSundayAfter' in ends) return sundayAfter(seedDay, ends.onSundayAfter)
  return nextDate(seedDay, ends.on, ends.atLeast)
}

/** Completes a draft to an offer of the contract; its dates are set from the day of seeding. */
function writeOffer(
  draft: OfferDraft,
  kind: Offer['kind'],
  seedDay: string,
  popularity: number,
): Bilingual<Offer> {
  const brand = brandOf(draft.brand)
  return {
    offerCode: draft.code,
    kind,
    startDate: addDays(seedDay, -(draft.began ?? 12)),
    endDate: lastDay(draft.ends, seedDay),
    category: [categories[brand.category]],
    provinceCodes: draft.provinces ?? [],
    isLimitedTime: draft.limited ?? false,
    isFeatured: draft.featured ?? false,
    popularity,
    headline: lead(draft.headline),
    reason: draft.reason ?? null,
    cmsContent: {
      title: draft.title,
      brand: { title: sameText(brand.name), code: brand.id },
      image: picture('featured', brand.id),
      swatch: picture('swatches', brand.id),
      isCouponBased: draft.coupon !== undefined,
      couponCode: draft.coupon ?? null,
      exclusions: draft.exclusions,
      details: draft.details,
      howToSpend: howToUse(draft),
      acceptedAt: brand.acceptedAt,
      termsAndConditions: terms(draft.headline),
    },
  }
}

/** Every offer, with its dates set from the day of seeding; the ended ones come last. */
export function offersFrom(seedDay: string): Bilingual<Offer>[] {
  const lists = [
    { drafts: drafts.forYou.slice(0, 1), kind: 'for-you' },
    { drafts: drafts.limited, kind: 'more-offers' },
    { drafts: drafts.forYou.slice(1), kind: 'for-you' },
    { drafts: drafts.more, kind: 'more-offers' },
    { drafts: drafts.waysToEarn, kind: 'more-ways-to-earn' },
    { drafts: drafts.ended, kind: 'more-offers' },
  ] as const
  let rank = 0
  return lists.flatMap(({ drafts: listed, kind }) =>
    listed.map((draft) => {
      rank += 1
      return writeOffer(draft, kind, seedDay, rank)
    }),
  )
}

/** The offers whose uses are counted: by the purchases at their brand that got their bonus. */
export const countedOffers = Object.values(drafts)
  .flat()
  .flatMap(({ code, brand, headline, uses }) =>
    uses && 'plus' in headline ? [{ offerCode: code, brand, bonus: headline.plus, uses }] : [],
  )
