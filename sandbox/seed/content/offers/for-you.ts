import { text } from '../../text.ts'
import type { OfferDraft } from './write-offer.ts'

/** Offers picked from what a member buys; each says why. */
export const offersForYou: readonly OfferDraft[] = [
  {
    code: 'HG-FRESH-5X',
    brand: 'harbour-grocer',
    headline: { times: 5 },
    ends: { onSundayAfter: 7 },
    limited: true,
    featured: true,
    title: text(
      'Everything fresh: fruit, vegetables, fish, bread',
      'Tout le frais : fruits, légumes, poisson, pain',
    ),
    exclusions: text(
      'Already on your card, nothing to activate. Not on prepared meals or gift cards.',
      'Déjà sur votre carte, rien à activer. Sauf plats préparés et cartes-cadeaux.',
    ),
    details: text(
      'Fresh means the outer aisles: produce, the fish counter, the bakery, meat and dairy by weight. A $60 basket of fresh food earns 300 points and 1,200 more.',
      'Le frais, ce sont les allées du pourtour : fruits et légumes, poissonnerie, boulangerie, viande et fromages au poids. Un panier de 60 $ de produits frais donne 300 points, et 1 200 de plus.',
    ),
    reason: text(
      'You bought fresh food at Harbour Grocer in the last 30 days.',
      'Vous avez acheté du frais chez Harbour Grocer au cours des 30 derniers jours.',
    ),
  },
  {
    code: 'HG-BASKET-750',
    brand: 'harbour-grocer',
    headline: { plus: 750 },
    ends: { inDays: 12 },
    limited: true,
    title: text('Spend $120 in one basket', 'Un seul panier de 120 $'),
    exclusions: text(
      'Not on alcohol, lottery, gift cards or prescriptions.',
      'Sauf alcool, loterie, cartes-cadeaux et ordonnances.',
    ),
    details: text(
      'One purchase of $120 or more, in store or for pickup. Twice at most while the offer lasts.',
      "Un achat de 120 $ ou plus, en magasin ou à ramasser. Deux fois au plus pendant l'offre.",
    ),
    reason: text('Your usual basket is close to $100.', 'Votre panier habituel approche les 100 $.'),
  },
  {
    code: 'NC-BEANS-300',
    brand: 'nordique-cafe',
    headline: { plus: 300 },
    ends: { inDays: 18 },
    title: text('Any two bags of beans', 'Deux sacs de grains au choix'),
    exclusions: text(
      '250 g bags and larger. Not on capsules or subscriptions.',
      'Sacs de 250 g et plus. Sauf capsules et abonnements.',
    ),
    details: text(
      'Mix roasts as you like. Ground on request; the points are the same.',
      'Mélangez les torréfactions à votre goût. Moulus sur demande, mêmes points.',
    ),
    reason: text(
      'You are at Nordique Café about twice a week.',
      'Vous passez chez Nordique Café environ deux fois par semaine.',
    ),
  },
  {
    code: 'MB-PREORDER-250',
    brand: 'maple-books',
    headline: { plus: 250 },
    ends: { inDays: 26 },
    title: text('Reserve a winter title before it is out', "Réservez un titre d'hiver avant sa parution"),
    exclusions: text(
      'Print editions, one bonus per title. Not on textbooks.',
      'Éditions imprimées, une prime par titre. Sauf manuels.',
    ),
    details: text(
      'The points come when the book is picked up or sent, not when it is reserved.',
      'Les points sont versés quand le livre est remis ou expédié, pas à la réservation.',
    ),
    reason: text('You bought three books this season.', 'Vous avez acheté trois livres cette saison.'),
  },
  {
    code: 'CH-WOOL-3X',
    brand: 'cordwood-home',
    headline: { times: 3 },
    ends: { inDays: 16 },
    title: text('Wool blankets and flannel sheets', 'Couvertures de laine et draps de flanelle'),
    exclusions: text(
      'Full-price items. Not on furniture or gift cards.',
      'Articles à prix courant. Sauf meubles et cartes-cadeaux.',
    ),
    details: text(
      'All sizes and colours, in store and online, whether or not they are in stock today.',
      'Toutes les tailles et couleurs, en magasin et en ligne, même en précommande.',
    ),
    reason: text(
      'You shopped at Cordwood Home this fall.',
      'Vous avez magasiné chez Cordwood Home cet automne.',
    ),
  },
  {
    code: 'PO-REPAIR-500',
    brand: 'prairie-outfitters',
    headline: { plus: 500 },
    ends: { inDays: 40 },
    title: text('Have a jacket, boots or tent repaired', 'Faites réparer une veste, des bottes ou une tente'),
    exclusions: text(
      'Repairs of $30 or more, any make. Not on waxing alone.',
      'Réparations de 30 $ ou plus, toutes marques. Sauf cirage seul.',
    ),
    details: text(
      'Bring it to the bench in any store. Most repairs take nine days; the points come when you pick it up.',
      "Apportez l'article à l'établi de n'importe quel magasin. La plupart des réparations prennent neuf jours; les points sont versés à la remise.",
    ),
    reason: text(
      'You chose outdoors and sport among your interests.',
      'Vous avez choisi plein air et sport parmi vos champs d’intérêt.',
    ),
  },
  {
    code: 'CL-SUNDAY-2X',
    brand: 'cinema-lumiere',
    headline: { times: 2 },
    ends: { inDays: 44 },
    title: text(
      'Sunday classics, matinee and evening',
      'Les classiques du dimanche, en matinée et en soirée',
    ),
    exclusions: text(
      'Tickets only. Not on the counter or gift cards.',
      'Billets seulement. Sauf comptoir et cartes-cadeaux.',
    ),
    details: text(
      'A restored film every Sunday, in its own language with subtitles.',
      'Un film restauré chaque dimanche, en version originale sous-titrée.',
    ),
    reason: text(
      'You went to Cinéma Lumière twice since summer.',
      "Vous avez vu deux films chez Cinéma Lumière depuis l'été.",
    ),
  },
  {
    code: 'FF-TABLE-150',
    brand: 'fireweed-florist',
    headline: { plus: 150 },
    ends: { inDays: 21 },
    title: text('Any bouquet for the table', 'Un bouquet pour la table'),
    exclusions: text('From $25. Not on delivery fees.', 'À partir de 25 $. Sauf frais de livraison.'),
    details: text(
      'In the shop or by bicycle. Say that it is for a table and it will be cut low.',
      "En boutique ou à vélo. Dites que c'est pour une table : il sera taillé court.",
    ),
    reason: text(
      'You chose home and garden among your interests.',
      'Vous avez choisi maison et jardin parmi vos champs d’intérêt.',
    ),
  },
  {
    code: 'LS-WEEKDAY-600',
    brand: 'lakeside-spa',
    headline: { plus: 600 },
    ends: { inDays: 33 },
    title: text('A weekday entry for two', 'Une entrée pour deux en semaine'),
    exclusions: text(
      'Monday to Thursday. Not on treatments or holidays.',
      'Du lundi au jeudi. Sauf soins et jours fériés.',
    ),
    details: text(
      'Two thermal entries on the same bill. Robes and towels are included.',
      'Deux entrées thermales sur la même facture. Peignoirs et serviettes compris.',
    ),
    reason: text(
      'You chose wellness among your interests.',
      'Vous avez choisi mieux-être parmi vos champs d’intérêt.',
    ),
  },
  {
    code: 'PR-INK-2X',
    brand: 'papeterie-riviere',
    headline: { times: 2 },
    ends: { inDays: 28 },
    title: text('Inks, nibs and refills', 'Encres, plumes et recharges'),
    exclusions: text('Not on pens or engraving.', 'Sauf stylos et gravure.'),
    details: text(
      'Forty-one colours, most of them mixed in Trois-Rivières.',
      'Quarante et une couleurs, mélangées à Trois-Rivières pour la plupart.',
    ),
    reason: text(
      'You chose books and paper among your interests.',
      'Vous avez choisi livres et papeterie parmi vos champs d’intérêt.',
    ),
  },
  {
    code: 'NR-WINTER-400',
    brand: 'northline-rail',
    headline: { plus: 400 },
    ends: { inDays: 52 },
    title: text('A return trip booked before the holidays', 'Un aller-retour réservé avant les Fêtes'),
    exclusions: text(
      'Fares of $80 or more. Not on monthly passes.',
      'Tarifs de 80 $ ou plus. Sauf titres mensuels.',
    ),
    details: text(
      'Travel on any date; only the booking has to be made while the offer lasts.',
      "Voyagez à la date de votre choix; seule la réservation doit être faite pendant l'offre.",
    ),
    reason: text(
      'Your interests include travel.',
      'Vous avez choisi les voyages parmi vos champs d’intérêt.',
    ),
  },
]
