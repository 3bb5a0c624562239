import type { Offer } from '@borealis/contract/offers.ts'
import { provinceCode } from '@borealis/contract/values.ts'
import { z } from 'zod'
import { addDays, nextDate, sundayAfter } from '../calendar.ts'
import { bilingual, readData } from '../data.ts'
import { picture } from '../pictures.ts'
import { type Bilingual, grouped, type Localised, sameText, text } from '../text.ts'
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
    return { value: sameText(`${headline.times}×`), unit: text('the points', 'les points') }
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
      `Give the code ${draft.coupon} at ${brand} before you pay, at the till or online. The discount comes off at once; points are earned on what you pay.`,
      `Donnez le code ${draft.coupon} chez ${brand} avant de payer, à la caisse ou en ligne. Le rabais s'applique aussitôt; les points sont calculés sur ce que vous payez.`,
    )
  }
  return text(
    `Already on your card, nothing to activate. Scan your member card at ${brand}, in store or online; the extra points show as their own line in your history.`,
    `Déjà sur votre carte, rien à activer. Présentez votre carte de membre chez ${brand}, en magasin ou en ligne; les points en plus figurent dans votre historique.`,
  )
}

function terms(headline: Headline): Localised {
  if ('times' in headline) {
    return text(
      'The multiple applies to the base rate of 5 points per dollar, before tax and after discounts. It is not added to another multiple: the higher one counts. Points are posted within seven days and are taken back if the purchase is returned.',
      "Le multiple s'applique au taux de base de 5 points par dollar, avant les taxes et après les rabais. Il ne s'ajoute pas à un autre multiple : le plus élevé l'emporte. Les points sont versés dans les sept jours et sont repris si l'achat est retourné.",
    )
  }
  if ('rate' in headline) {
    return text(
      'Points are counted before tax and after discounts, and posted within seven days. They are taken back if the purchase is returned.',
      "Les points sont calculés avant les taxes et après les rabais, et versés dans les sept jours. Ils sont repris si l'achat est retourné.",
    )
  }
  if ('plus' in headline) {
    return text(
      'The amount is counted before tax and after discounts, in one purchase unless the offer says otherwise. Base points are earned as always. The bonus is posted within seven days and is taken back if the purchase is returned.',
      "Le montant est calculé avant les taxes et après les rabais, en un seul achat sauf indication contraire. Les points de base s'accumulent comme toujours. La prime est versée dans les sept jours et reprise si l'achat est retourné.",
    )
  }
  return text(
    'The discount is taken before tax, once per member, and cannot be combined with another coupon. It has no cash value.',
    "Le rabais est calculé avant les taxes, une fois par membre, et ne se combine pas à un autre bon. Il n'a aucune valeur en argent.",
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
