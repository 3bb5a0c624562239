import { text } from '../../text.ts'
import type { OfferDraft } from './write-offer.ts'

/** Offers without hurry. */
export const moreOffers: readonly OfferDraft[] = [
  {
    code: 'TT-REPAIR-2X',
    brand: 'tundra-tech',
    headline: { times: 2 },
    ends: { inDays: 60 },
    title: text('Screen and battery repairs', "Réparation d'écran et de batterie"),
    exclusions: text(
      'Parts and labour. Not on new devices.',
      'Pièces et main-d’œuvre. Sauf appareils neufs.',
    ),
    details: text(
      'Most are done while you wait, and the second warranty starts over.',
      'La plupart se font sur place, et la deuxième garantie repart à zéro.',
    ),
  },
  {
    code: 'MG-PARCEL-200',
    brand: 'marginalia',
    headline: { plus: 200 },
    ends: { inDays: 75 },
    title: text(
      'Your first monthly parcel of used books',
      "Votre premier colis mensuel de livres d'occasion",
    ),
    exclusions: text(
      'New subscriptions. Not on single orders.',
      'Nouveaux abonnements. Sauf commandes à la pièce.',
    ),
    details: text(
      'Three books a month by what you liked before. Stop when you like.',
      'Trois livres par mois selon ce que vous avez aimé. Arrêtez quand vous voulez.',
    ),
  },
  {
    code: 'NR-ANNUAL-1200',
    brand: 'northreel',
    headline: { plus: 1200 },
    ends: { inDays: 58 },
    title: text('A year of Northreel, paid once', 'Une année de Northreel, payée en une fois'),
    exclusions: text(
      'New and returning members. Not with a gift card.',
      'Nouveaux abonnés ou abonnés de retour. Sauf paiement par carte-cadeau.',
    ),
    details: text(
      'Two new films every Friday, and the whole archive.',
      'Deux nouveaux films chaque vendredi, et toutes les archives.',
    ),
  },
  {
    code: 'CH-CASTIRON-20',
    brand: 'cordwood-home',
    headline: { dollars: 20 },
    ends: { inDays: 48 },
    coupon: 'FONTE',
    title: text('Cast iron of $100 or more', 'Fonte de 100 $ ou plus'),
    exclusions: text('Code FONTE. Not on enamel or clearance.', 'Code FONTE. Sauf émail et liquidation.'),
    details: text(
      'Pans, pots and griddles, seasoned and ready for tonight.',
      'Poêles, cocottes et plaques, culottées et prêtes pour ce soir.',
    ),
  },
  {
    code: 'HG-PICKUP-100',
    brand: 'harbour-grocer',
    headline: { plus: 100 },
    ends: { inDays: 90 },
    title: text('Every order for pickup', 'Chaque commande à ramasser en magasin'),
    exclusions: text('From $40. Not on delivery.', 'À partir de 40 $. Sauf livraison.'),
    details: text(
      'Order before ten in the evening for the next morning.',
      'Commandez avant vingt-deux heures pour le lendemain matin.',
    ),
  },
]

/** Standing ways to earn, without an end. */
export const moreWaysToEarn: readonly OfferDraft[] = [
  {
    code: 'EARN-GROCERIES-5',
    brand: 'harbour-grocer',
    headline: { rate: 5 },
    ends: null,
    began: 900,
    title: text('The base rate on groceries', "Le taux de base à l'épicerie"),
    exclusions: text(
      'Not on alcohol where the law forbids it, lottery or gift cards.',
      "Sauf alcool là où la loi l'interdit, loterie et cartes-cadeaux.",
    ),
    details: text(
      'On every purchase, whatever else is on. A $100 basket is 500 points.',
      'À chaque achat, peu importe les autres offres. Un panier de 100 $ donne 500 points.',
    ),
  },
  {
    code: 'EARN-CUP-20',
    brand: 'nordique-cafe',
    headline: { plus: 20 },
    ends: null,
    began: 700,
    title: text('Bring your own cup', 'Apportez votre tasse'),
    exclusions: text(
      'Once per visit. Drinks of any size.',
      'Une fois par visite. Boissons de toutes tailles.',
    ),
    details: text(
      'Twenty points each time; a hundred mornings are a free $20 card.',
      'Vingt points chaque fois; cent matins valent une carte de 20 $.',
    ),
  },
  {
    code: 'EARN-RETURN-50',
    brand: 'maple-books',
    headline: { plus: 50 },
    ends: null,
    began: 400,
    title: text('Give a book back to the shelf', 'Redonnez un livre aux rayons'),
    exclusions: text(
      'In readable condition. Five books a month.',
      'En état de lecture. Cinq livres par mois.',
    ),
    details: text(
      'We pass it on to a library that asked for it.',
      'Nous le confions à une bibliothèque qui en a besoin.',
    ),
  },
  {
    code: 'EARN-MEND-150',
    brand: 'prairie-outfitters',
    headline: { plus: 150 },
    ends: null,
    began: 500,
    title: text('Learn to mend at a Thursday bench', "Apprenez à réparer à l'établi du jeudi"),
    exclusions: text('Free classes. One bonus a month.', 'Cours gratuits. Une prime par mois.'),
    details: text(
      'Bring what is torn; thread and advice are on us.',
      'Apportez ce qui est déchiré; le fil et les conseils sont offerts.',
    ),
  },
  {
    code: 'EARN-RAIL-3X',
    brand: 'northline-rail',
    headline: { times: 3 },
    ends: null,
    began: 300,
    title: text('Every train instead of a flight', "Chaque train plutôt qu'un vol"),
    exclusions: text(
      'Routes over 300 km. Not on freight or passes.',
      'Trajets de plus de 300 km. Sauf fret et laissez-passer.',
    ),
    details: text(
      'Montréal to Toronto, Halifax to Moncton, Winnipeg to Sudbury and back.',
      'De Montréal à Toronto, de Halifax à Moncton, de Winnipeg à Sudbury, aller et retour.',
    ),
  },
  {
    code: 'EARN-JARS-2X',
    brand: 'greenhouse-nine',
    headline: { times: 2 },
    ends: null,
    began: 250,
    title: text('Soil and seeds in your own jars', 'Terreau et semences dans vos contenants'),
    exclusions: text('By weight. Not on potted plants.', 'Au poids. Sauf plantes en pot.'),
    details: text('The scale takes the jar off first.', 'La balance soustrait d’abord le contenant.'),
  },
  {
    code: 'EARN-REFERRAL-1000',
    brand: 'souffle-yoga',
    headline: { plus: 1000 },
    ends: null,
    began: 200,
    title: text('Bring a friend to a first class', 'Amenez quelqu’un à un premier cours'),
    exclusions: text(
      'Someone new to Souffle. Four times a year.',
      'Une personne nouvelle chez Souffle. Quatre fois par année.',
    ),
    details: text(
      'Your friend pays half; you get the points when the class is over.',
      'Cette personne paie la moitié; vous recevez les points après le cours.',
    ),
  },
]

/** Offers that are over: they answer by their code, so that an old link explains itself. */
export const endedOffers: readonly OfferDraft[] = [
  {
    code: 'HG-THANKSGIVING-500',
    brand: 'harbour-grocer',
    headline: { plus: 500 },
    ends: { inDays: -40 },
    began: 54,
    limited: true,
    title: text('A turkey and all that goes with it', "Une dinde et tout ce qui l'accompagne"),
    exclusions: text('From $90. Not on prepared meals.', 'À partir de 90 $. Sauf plats préparés.'),
    details: text(
      'For baskets picked up before the long weekend.',
      'Pour les paniers récupérés avant la longue fin de semaine.',
    ),
  },
  {
    code: 'MB-SEPTEMBER-3X',
    brand: 'maple-books',
    headline: { times: 3 },
    ends: { inDays: -55 },
    began: 85,
    title: text('Back-to-school lists', 'Listes de la rentrée'),
    exclusions: text(
      'Titles on a school list. Not on tablets.',
      "Titres d'une liste scolaire. Sauf tablettes.",
    ),
    details: text(
      'Any school, any grade, in both languages.',
      'Toutes les écoles, tous les niveaux, dans les deux langues.',
    ),
  },
  {
    code: 'PP-SEASON-15',
    brand: 'portage-paddle',
    headline: { percent: 15 },
    ends: { inDays: -30 },
    began: 70,
    coupon: 'AUTOMNE',
    title: text('Late-season canoes', 'Canots de fin de saison'),
    exclusions: text('Code AUTOMNE. Rental fleet only.', 'Code AUTOMNE. Flotte de location seulement.'),
    details: text('Used one summer, checked and patched.', 'Un été de service, vérifiés et réparés.'),
  },
  {
    code: 'CL-FESTIVAL-300',
    brand: 'cinema-lumiere',
    headline: { plus: 300 },
    ends: { inDays: -12 },
    began: 26,
    limited: true,
    title: text('Five films at the fall festival', "Cinq films au festival d'automne"),
    exclusions: text('Festival passes. Not on galas.', 'Passeports du festival. Sauf galas.'),
    details: text(
      'From the opening short to the closing documentary.',
      "Du court métrage d'ouverture au documentaire de clôture.",
    ),
  },
  {
    code: 'FF-MOTHERS-2X',
    brand: 'fireweed-florist',
    headline: { times: 2 },
    ends: { inDays: -190 },
    began: 203,
    title: text('Peonies in May', 'Les pivoines de mai'),
    exclusions: text('Cut flowers. Not on plants.', 'Fleurs coupées. Sauf plantes.'),
    details: text(
      'Cut in bud, so that they open at home.',
      "Coupées en bouton, pour qu'elles s'ouvrent chez vous.",
    ),
  },
]
