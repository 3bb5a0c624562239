import type { Reward, WayToRedeem } from '../../../app/backend/contract/rewards.ts'
import type { BrandArtId } from '../art/brand-art.ts'
import { mediaImage } from '../art/media.ts'
import type { SceneId } from '../art/scenes.ts'
import { type Bilingual, grouped, type Localised, sameText, text, wholeDollars } from '../text.ts'
import { brandOf } from './brands.ts'
import { type CategoryKey, categories } from './categories.ts'
import { pointsPerDollar } from './gift-cards.ts'

type Draft = { code: string; title: Localised; summary: Localised }

const draft = (code: string, en: string, fr: string, summaryEn: string, summaryFr: string): Draft => ({
  code,
  title: text(en, fr),
  summary: text(summaryEn, summaryFr),
})

/** Rewards that are a gift card of a brand; one brand may have two. */
const cards: readonly (readonly [BrandArtId, Draft])[] = [
  [
    'harbour-grocer',
    draft(
      'RW-WEEK-GROCERIES',
      'A week of groceries',
      "Une semaine d'épicerie",
      'Let points carry the bags for once.',
      'Pour une fois, laissez les points porter les sacs.',
    ),
  ],
  [
    'nordique-cafe',
    draft(
      'RW-MORNING-COFFEE',
      'Two weeks of morning coffee',
      'Deux semaines de cafés du matin',
      'Ten coffees, no queue at the bank machine.',
      'Dix cafés, sans passer au guichet.',
    ),
  ],
  [
    'cordwood-home',
    draft(
      'RW-CAST-IRON',
      'A pan for life',
      'Une poêle pour la vie',
      'Cast iron, seasoned and ready.',
      'De la fonte, culottée et prête.',
    ),
  ],
  [
    'maple-books',
    draft(
      'RW-THREE-NOVELS',
      'Three novels for the winter',
      "Trois romans pour l'hiver",
      'Ask the bookseller for the third one.',
      'Pour le troisième, demandez au libraire.',
    ),
  ],
  [
    'saltbox-seafood',
    draft(
      'RW-CHOWDER',
      'Chowder by the harbour',
      'Une chaudrée au bord du port',
      'Two bowls, two spoons, one view.',
      'Deux bols, deux cuillères, une vue.',
    ),
  ],
  [
    'prairie-outfitters',
    draft(
      'RW-GOOD-BOOTS',
      'Boots that can be resoled',
      'Des bottes qui se ressemellent',
      'Bought once, mended often.',
      'Achetées une fois, réparées souvent.',
    ),
  ],
  [
    'northreel',
    draft(
      'RW-THREE-MONTHS-FILM',
      'Three months of film',
      'Trois mois de cinéma',
      'New films, every Friday.',
      'De nouveaux films, chaque vendredi.',
    ),
  ],
  [
    'cinema-lumiere',
    draft(
      'RW-EVENING-OUT',
      'An evening at the pictures',
      'Une soirée au cinéma',
      'Two tickets and the large popcorn.',
      'Deux billets et le grand maïs soufflé.',
    ),
  ],
  [
    'papeterie-riviere',
    draft(
      'RW-NOTEBOOK',
      'A notebook and a pen that stays',
      'Un carnet et une plume qui reste',
      'Sewn pages, real ink.',
      'Pages cousues, vraie encre.',
    ),
  ],
  [
    'fireweed-florist',
    draft(
      'RW-FLOWERS',
      'Flowers for someone, or for you',
      "Des fleurs pour quelqu'un, ou pour vous",
      'Cut this morning, on your table tonight.',
      'Coupées ce matin, sur votre table ce soir.',
    ),
  ],
  [
    'boulangerie-cote',
    draft(
      'RW-BREAD-MONTH',
      'A month of bread',
      'Un mois de pain',
      'One loaf every Saturday.',
      'Une miche chaque samedi.',
    ),
  ],
  [
    'lakeside-spa',
    draft(
      'RW-DAY-OF-SILENCE',
      'A day of silence',
      'Une journée de silence',
      'Sauna, lake, repeat.',
      'Sauna, lac, et on recommence.',
    ),
  ],
  [
    'vinyle-nord',
    draft(
      'RW-RECORD',
      'One record, both sides',
      'Un disque, deux faces',
      'Listen before you choose.',
      'Écoutez avant de choisir.',
    ),
  ],
  [
    'etoile-jouets',
    draft(
      'RW-TRAIN-SET',
      'A train that leaves on time',
      "Un train qui part à l'heure",
      'Wooden, and older than its owner one day.',
      'En bois, et un jour plus vieux que son propriétaire.',
    ),
  ],
  [
    'portage-paddle',
    draft(
      'RW-CANOE-DAY',
      'A day in a canoe',
      'Une journée en canot',
      'Guide, lunch and dry bags included.',
      'Guide, dîner et sacs étanches compris.',
    ),
  ],
  [
    'laurentide-sport',
    draft(
      'RW-SNOWSHOES',
      'Snowshoes for the first storm',
      'Des raquettes pour la première tempête',
      'Fitted to your boots in the store.',
      'Ajustées à vos bottes en magasin.',
    ),
  ],
  [
    'kiln-and-clay',
    draft(
      'RW-POTTERY-NIGHT',
      'An evening at the wheel',
      'Une soirée au tour',
      'You keep the bowl, however it turns out.',
      'Le bol est à vous, peu importe sa forme.',
    ),
  ],
  [
    'hexwood-games',
    draft(
      'RW-GAME-NIGHT',
      'A new game for Friday',
      'Un nouveau jeu pour vendredi',
      'Rules explained at the counter.',
      'Les règles sont expliquées au comptoir.',
    ),
  ],
  [
    'greenhouse-nine',
    draft(
      'RW-HOUSE-PLANT',
      'A plant that forgives',
      'Une plante qui pardonne',
      'For windows that face north.',
      'Pour les fenêtres au nord.',
    ),
  ],
  [
    'rinkside',
    draft(
      'RW-ICE-HOUR',
      'An hour of ice',
      'Une heure de glace',
      'The whole rink, after supper.',
      'Toute la patinoire, après le souper.',
    ),
  ],
  [
    'sucrerie-bellevue',
    draft(
      'RW-SYRUP',
      'Syrup from one hill',
      "Le sirop d'un seul coteau",
      'Amber, four cans.',
      'Ambré, quatre conserves.',
    ),
  ],
  [
    'souffle-yoga',
    draft(
      'RW-FIVE-CLASSES',
      'Five slow classes',
      'Cinq cours tout en lenteur',
      'Any studio, any hour.',
      'Tous les studios, à toute heure.',
    ),
  ],
  [
    'tundra-tech',
    draft(
      'RW-LAPTOP',
      'A laptop on its second life',
      'Un ordinateur pour sa deuxième vie',
      'Tested, cleaned and guaranteed again.',
      'Testé, nettoyé et garanti de nouveau.',
    ),
  ],
]

const cardDetails = (name: string) =>
  text(
    `Points pay for it in full or in part: choose the amount of the card, electronic, or in plastic where ${name} offers it. You see what leaves your balance before you confirm.`,
    `À payer en points, en tout ou en partie : choisissez le montant de la carte, électronique, ou en plastique là où ${name} l'offre. Vous voyez ce qui quitte votre solde avant de confirmer.`,
  )

const termsOf = {
  'gift-card': text(
    'The terms of the gift card apply. A sent e-card cannot be returned for points.',
    "Les conditions de la carte-cadeau s'appliquent. Une carte électronique envoyée ne peut pas être échangée de nouveau contre des points.",
  ),
  travel: text(
    'Travel must be paid in full with an eligible card first. Points can be used for 90 days after the purchase.',
    "Le voyage doit d'abord être payé en entier avec une carte admissible. Les points peuvent être utilisés pendant 90 jours après l'achat.",
  ),
  credit: text(
    'The credit shows on the card within two business days. It does not replace a minimum payment.',
    'Le crédit est porté à la carte en deux jours ouvrables au plus. Il ne remplace pas le paiement minimum.',
  ),
  partner: text(
    'The partner handles the exchange on its own site, under its own terms. Borealis sends it nothing but your member number.',
    "Le partenaire fait l'échange sur son propre site, selon ses conditions. Borealis ne lui transmet que votre numéro de membre.",
  ),
} as const

const howTo = {
  'gift-card': text(
    'Pick an amount, confirm with a code, and the card is yours.',
    'Choisissez un montant, confirmez avec un code, et la carte est à vous.',
  ),
  travel: text(
    'Book and pay as you like, then choose the purchase and the points to use.',
    "Réservez et payez comme vous voulez, puis choisissez l'achat et les points à utiliser.",
  ),
  credit: text(
    'Choose the card and the points; the credit follows.',
    'Choisissez la carte et les points; le crédit suit.',
  ),
  partner: text(
    'Continue on the partner’s site with your member number.',
    'Continuez sur le site du partenaire avec votre numéro de membre.',
  ),
} as const

type Other = Draft & {
  readonly way: Exclude<WayToRedeem['type'], 'other'>
  readonly url?: string
  readonly brand: string
  readonly category: CategoryKey
  readonly scene: SceneId
  readonly label: Localised
  readonly details: Localised
  readonly from: number | null
}

/** Rewards that are not a gift card. */
const others: readonly Other[] = [
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
    scene: 'travel',
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
    scene: 'partners',
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
    scene: 'points',
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
    scene: 'credit',
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
    scene: 'welcome',
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
    scene: 'rewards',
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
    scene: 'winter',
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
    scene: 'help',
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
    scene: 'points',
    from: 4500,
    label: text('From 4,500 points for $45', 'Dès 4 500 points pour 45 $'),
    details: text(
      'For postpaid plans. What is left stays on the account.',
      'Pour les forfaits postpayés. Le reste demeure au compte.',
    ),
  },
]

function cardReward(brandId: BrandArtId, { code, title, summary }: Draft, index: number): Bilingual<Reward> {
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
    image: mediaImage('featured', brandId),
    summary,
    details: cardDetails(brand.name),
    howToSpend: howTo['gift-card'],
    termsAndConditions: termsOf['gift-card'],
    isFeatured: index < 4,
    wayToRedeem: { type: 'gift-card', brandId },
  }
}

function otherReward(other: Other): Bilingual<Reward> {
  const way: Bilingual<WayToRedeem> =
    other.way === 'partner'
      ? {
          type: 'partner',
          url: other.url ?? '',
          label: text(`Continue at ${other.brand}`, `Continuer chez ${other.brand}`),
        }
      : other.way === 'travel'
        ? { type: 'travel' }
        : { type: 'credit' }
  return {
    code: other.code,
    title: other.title,
    brandInfo: { fields: { title: sameText(other.brand) } },
    category: { fields: categories[other.category] },
    pointsConversionLabel: other.label,
    fromPoints: other.from,
    image: mediaImage('scenes', other.scene),
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
  ...cards.map(([brandId, wording], index) => cardReward(brandId, wording, index)),
  ...others.map(otherReward),
]
