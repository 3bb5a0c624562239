import type { Offer } from '@borealis/contract/offers.ts'
import type { ProvinceCode } from '@borealis/contract/values.ts'
import { addDays, nextDate, sundayAfter } from '../../calendar.ts'
import { picture } from '../../pictures.ts'
import { type Bilingual, grouped, type Localised, sameText, text } from '../../text.ts'
import { brandOf } from '../brands.ts'
import { categories } from '../categories.ts'

/** The number that leads the card. Each kind brings its own way to spend and terms. */
type Headline =
  | { readonly plus: number }
  | { readonly times: number }
  | { readonly rate: number }
  | { readonly percent: number }
  | { readonly dollars: number }

/** When an offer ends, counted from the day the sandbox is seeded. */
type End =
  | { readonly inDays: number }
  | { readonly onSundayAfter: number }
  | { readonly on: string; readonly atLeast: number }
  | null

/** An offer as a copywriter hands it in; `writeOffer` adds what follows from it. */
export type OfferDraft = {
  readonly code: string
  readonly brand: string
  readonly headline: Headline
  readonly title: Localised
  readonly exclusions: Localised
  readonly details: Localised
  readonly ends: End
  readonly began?: number
  readonly limited?: true
  readonly featured?: true
  readonly coupon?: string
  readonly provinces?: readonly ProvinceCode[]
  readonly reason?: Localised
}

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
export function writeOffer(
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
