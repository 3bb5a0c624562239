import type { Reward, WayToRedeem } from '@borealis/contract/rewards.ts'
import { grouped, text, wholeDollars } from '@borealis/contract/serving/words.ts'
import { z } from 'zod'
import { bilingual, readData } from '../data.ts'
import { picture, pictureNamed } from '../pictures.ts'
import { type Bilingual, sameText } from '../text.ts'
import { categories, categoryKey } from './categories.ts'
import { brandOf, pointsPerDollar } from './gift-cards.ts'

/** A reward that is a gift card of a brand; one brand may have two. */
const cardDraft = z.strictObject({
  brand: z.string(),
  code: z.string(),
  title: bilingual,
  summary: bilingual,
})

/** Of a reward alone: no gift card, offer or interest is one. */
const creditCategory = { code: 'card-credit', name: text('Card credit', 'Crédit sur carte') }

/** A reward that is not a gift card. */
const otherDraft = z.strictObject({
  code: z.string(),
  title: bilingual,
  summary: bilingual,
  way: z.enum(['partner', 'travel', 'credit']),
  url: z.string().optional(),
  brand: z.string(),
  category: z.union([categoryKey, z.literal('credit')]),
  image: pictureNamed,
  label: bilingual,
  details: bilingual,
  /** The fewest points, if there is a least. */
  from: z.int().nullable(),
})

const drafts = readData(
  'rewards',
  z.strictObject({ giftCards: z.array(cardDraft), others: z.array(otherDraft) }),
)

const cardDetails = (name: string) =>
  text(
    `Choose the amount and the format that ${name} offers. Before you confirm, you see how many points you redeem.`,
    `Choisissez le montant et le format offerts par ${name}. Avant de confirmer, vous voyez combien de points vous échangez.`,
  )

const termsOf = {
  'gift-card': text(
    'The terms of the gift card apply. An e-card cannot be turned back into points once it is sent.',
    "Les conditions de la carte-cadeau s'appliquent. Une carte électronique envoyée ne peut pas être reconvertie en points.",
  ),
  travel: text(
    'Travel must be paid in full with an eligible card first. Points can be used for 90 days after the purchase.',
    "Le voyage doit d'abord être payé en entier avec une carte admissible. Les points peuvent être utilisés pendant 90 jours après l'achat.",
  ),
  credit: text(
    'The credit appears on the card within two business days. It does not replace a minimum payment.',
    'Le crédit est porté au compte de votre carte en deux jours ouvrables au plus. Il ne remplace pas le paiement minimum.',
  ),
  partner: text(
    'You complete the exchange on the partner’s site, under its terms. We share only your member number with the partner.',
    "L'échange se fait sur le site du partenaire, selon ses conditions. Nous ne communiquons au partenaire que votre numéro de membre.",
  ),
} as const

const howTo = {
  'gift-card': text(
    'Choose an amount and confirm with a code.',
    'Choisissez un montant et confirmez avec un code.',
  ),
  travel: text(
    'Book and pay with your card, then select the purchase and the points to use.',
    "Réservez et payez avec votre carte, puis sélectionnez l'achat et les points à utiliser.",
  ),
  credit: text('Choose the card and the number of points.', 'Choisissez la carte et le nombre de points.'),
  partner: text(
    'Continue on the partner’s site with your member number.',
    'Continuez sur le site du partenaire avec votre numéro de membre.',
  ),
} as const

function cardReward(
  { brand: brandId, code, title, summary }: z.output<typeof cardDraft>,
  index: number,
): Bilingual<Reward> {
  const brand = brandOf(brandId)
  const amount = brand.amounts[0]
  const price = grouped(amount * pointsPerDollar)
  const value = wholeDollars(amount)
  return {
    code,
    title,
    brandInfo: { fields: { title: sameText(brand.name) } },
    category: { fields: categories[brand.category] },
    pointsConversionLabel: {
      en: `From ${price.en} points for ${value.en}`,
      fr: `Dès ${price.fr}\u00a0points pour ${value.fr}`,
    },
    fromPoints: amount * pointsPerDollar,
    image: picture('featured', brandId),
    summary,
    details: cardDetails(brand.name),
    howToSpend: howTo['gift-card'],
    termsAndConditions: termsOf['gift-card'],
    isFeatured: index < 4,
    wayToRedeem: { type: 'gift-card', brandId },
  }
}

function otherReward(other: z.output<typeof otherDraft>): Bilingual<Reward> {
  const way: Bilingual<WayToRedeem> =
    other.way === 'partner'
      ? {
          type: 'partner',
          url: other.url ?? '',
          label: text('Go to the partner’s site', 'Aller chez le partenaire'),
        }
      : other.way === 'travel'
        ? { type: 'travel' }
        : { type: 'credit' }
  return {
    code: other.code,
    title: other.title,
    brandInfo: { fields: { title: sameText(other.brand) } },
    category: { fields: other.category === 'credit' ? creditCategory : categories[other.category] },
    pointsConversionLabel: other.label,
    fromPoints: other.from,
    image: other.image,
    summary: other.summary,
    details: other.details,
    howToSpend: howTo[other.way],
    termsAndConditions: termsOf[other.way],
    isFeatured: other.code === 'RW-TRAVEL-TRAIN',
    wayToRedeem: way,
  }
}

/** Thirty-two rewards, each with a way to get it that exists. */
export const rewards: readonly Bilingual<Reward>[] = [
  ...drafts.giftCards.map(cardReward),
  ...drafts.others.map(otherReward),
]
