import type { Reward, WayToRedeem } from '@borealis/contract/rewards.ts'
import { picture } from '../pictures.ts'
import { type Localised, text } from '../text.ts'
import type { CategoryKey } from './categories.ts'
import { draft, type RewardDraft } from './reward-draft.ts'

export type OtherReward = RewardDraft & {
  readonly way: Exclude<WayToRedeem['type'], 'other'>
  readonly url?: string
  readonly brand: string
  readonly category: CategoryKey
  readonly image: Reward['image']
  readonly label: Localised
  readonly details: Localised
  readonly from: number | null
}

/** Rewards that are not a gift card. */
export const otherRewards: readonly OtherReward[] = [
  {
    ...draft(
      'RW-TRAVEL-TRAIN',
      'Pay a train ticket with points',
      'Payez un billet de train en points',
      'Any carrier, any class.',
      'Tous les transporteurs, toutes les classes.',
    ),
    way: 'travel',
    brand: 'Borealis',
    category: 'travel',
    image: picture('scenes', 'travel'),
    from: 1000,
    label: text('From 1,000 points for $9', 'Dès 1 000 points pour 9 $'),
    details: text(
      'Buy the ticket with your Borealis credit card, then take off as much of it as you like.',
      'Achetez le billet avec votre carte de crédit Borealis, puis payez en points la part que vous voulez.',
    ),
  },
  {
    ...draft(
      'RW-TRAVEL-HOTEL',
      'Pay a night away with points',
      'Payez une nuitée en points',
      'Hotels, inns and cabins.',
      'Hôtels, auberges et chalets.',
    ),
    way: 'travel',
    brand: 'Borealis',
    category: 'travel',
    image: picture('scenes', 'cabins'),
    from: 1000,
    label: text('From 1,000 points for $9', 'Dès 1 000 points pour 9 $'),
    details: text(
      'Book where you like; no portal, no blackout dates.',
      'Réservez où vous voulez : aucun portail, aucune date exclue.',
    ),
  },
  {
    ...draft(
      'RW-TRAVEL-FLIGHT',
      'Pay a flight with points',
      'Payez un vol en points',
      'Fare, taxes and bags.',
      'Tarif, taxes et bagages.',
    ),
    way: 'travel',
    brand: 'Borealis',
    category: 'travel',
    image: picture('scenes', 'planes'),
    from: 1000,
    label: text('From 1,000 points for $9', 'Dès 1 000 points pour 9 $'),
    details: text('The whole bill counts, taxes included.', 'Toute la facture compte, taxes comprises.'),
  },
  {
    ...draft(
      'RW-CREDIT',
      'Credit on your card',
      'Un crédit sur votre carte',
      'The least value for your points, and the simplest.',
      'La moins bonne valeur pour vos points, et la plus directe.',
    ),
    way: 'credit',
    brand: 'Borealis',
    category: 'travel',
    image: picture('scenes', 'credit'),
    from: 2500,
    label: text('From 2,500 points for $17.50', 'Dès 2 500 points pour 17,50 $'),
    details: text(
      'A point is worth 0.70 of a cent here, against 1 cent on a gift card. We say so because it is so.',
      "Un point vaut ici 0,70 cent, contre 1 cent en carte-cadeau. Nous le disons parce que c'est ainsi.",
    ),
  },
  {
    ...draft(
      'RW-FOOD-BANK',
      'Groceries for a food bank',
      "De l'épicerie pour une banque alimentaire",
      'Every 1,000 points buys $10 of food near you.',
      'Chaque tranche de 1 000 points donne 10 $ de denrées près de chez vous.',
    ),
    way: 'partner',
    url: 'https://partners.example/food-banks',
    brand: 'Tables Voisines',
    category: 'food',
    image: picture('scenes', 'pantry'),
    from: 1000,
    label: text('From 1,000 points for $10', 'Dès 1 000 points pour 10 $'),
    details: text(
      'Choose the food bank on the partner’s map. It receives food, not vouchers.',
      'Choisissez la banque alimentaire sur la carte du partenaire. Elle reçoit des denrées, pas des bons.',
    ),
  },
  {
    ...draft(
      'RW-TREES',
      'Trees along the Ottawa',
      "Des arbres le long de l'Outaouais",
      'Five seedlings for 1,500 points.',
      'Cinq semis pour 1 500 points.',
    ),
    way: 'partner',
    url: 'https://partners.example/trees',
    brand: 'Rives Vertes',
    category: 'outdoors',
    image: picture('scenes', 'firs'),
    from: 1500,
    label: text('From 1,500 points for five trees', 'Dès 1 500 points pour cinq arbres'),
    details: text(
      'Planted each May by volunteers; you get the place, not a certificate.',
      'Plantés chaque mois de mai par des bénévoles; vous recevez les coordonnées du lieu, pas un certificat.',
    ),
  },
  {
    ...draft(
      'RW-RAIL-STATUS',
      'Points into rail kilometres',
      'Des points en kilomètres de train',
      '2,000 points become 500 rail kilometres.',
      '2 000 points deviennent 500 kilomètres de train.',
    ),
    way: 'partner',
    url: 'https://partners.example/northline',
    brand: 'Northline Rail',
    category: 'travel',
    image: picture('featured', 'northline-rail'),
    from: 2000,
    label: text('2,000 points for 500 rail km', '2 000 points pour 500 km de train'),
    details: text(
      'The kilometres show in your Northline account the next morning.',
      'Les kilomètres paraissent dans votre compte Northline le lendemain matin.',
    ),
  },
  {
    ...draft(
      'RW-LIBRARY',
      'A year of museum passes',
      'Une année de laissez-passer de musées',
      'For two adults and any number of children.',
      "Pour deux adultes et autant d'enfants que vous voulez.",
    ),
    way: 'partner',
    url: 'https://partners.example/museums',
    brand: 'Musées en Commun',
    category: 'screens',
    image: picture('scenes', 'gallery'),
    from: 9000,
    label: text('9,000 points for one year', '9 000 points pour une année'),
    details: text(
      'Sixty museums in nine provinces, open days included.',
      'Soixante musées dans neuf provinces, journées portes ouvertes comprises.',
    ),
  },
  {
    ...draft(
      'RW-PHONE-CREDIT',
      'A month of mobile service',
      'Un mois de service cellulaire',
      'Taken off your next bill.',
      'Soustrait de votre prochaine facture.',
    ),
    way: 'partner',
    url: 'https://partners.example/mobile',
    brand: 'Boréal Mobile',
    category: 'screens',
    image: picture('scenes', 'signal'),
    from: 4500,
    label: text('From 4,500 points for $45', 'Dès 4 500 points pour 45 $'),
    details: text(
      'For postpaid plans. What is left stays on the account.',
      'Pour les forfaits postpayés. Le reste demeure au compte.',
    ),
  },
]
