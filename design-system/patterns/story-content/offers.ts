import type { FeaturedOfferProps } from '../featured-offer/featured-offer.tsx'
import type { OfferCardProps } from '../offer-card/offer-card.tsx'
import { featuredArt, swatches } from './art.ts'

export const offersEn: readonly OfferCardProps[] = [
  {
    numeral: { value: '+400', unit: 'pts' },
    brand: 'Nordique Café',
    title: 'Spend $20 before 10 a.m., Monday to Friday',
    exclusions: 'Drinks and food. Excludes gift cards and app top-ups.',
    own: 'Used 1 of 5 times, last on Nov 16, 2026',
    swatch: swatches.nordique,
    badge: { kind: 'soon', label: 'Ends in 3 days' },
    action: { href: '/offers/1', label: 'Details', context: 'of the offer at Nordique Café' },
  },
  {
    numeral: { value: '2×', unit: 'points' },
    brand: 'Maple Books',
    title: 'Every hardcover, in store and online',
    exclusions: 'Excludes magazines, textbooks and used books.',
    swatch: swatches.maple,
    badge: { kind: 'date', label: 'Until Dec 24, 2026' },
    action: { href: '/offers/2', label: 'Details', context: 'of the offer at Maple Books' },
  },
  {
    numeral: { value: '20%', unit: 'off' },
    brand: 'Cinéma Lumière',
    title: 'Any two tickets, Tuesdays and Wednesdays',
    exclusions: 'Code LUM20. Regular screenings only.',
    swatch: swatches.cinema,
    badge: { kind: 'date', label: 'Until Dec 16, 2026' },
    coupon: 'Coupon',
    action: { href: '/offers/3', label: 'Show code', context: 'for Cinéma Lumière' },
  },
]

export const offersFr: readonly OfferCardProps[] = [
  {
    numeral: { value: '+400', unit: 'pts' },
    brand: 'Nordique Café',
    title: 'Dépensez 20 $ avant 10 h, du lundi au vendredi',
    exclusions: 'Boissons et repas. Exclusions : cartes-cadeaux et recharges.',
    own: 'Utilisée 1 fois sur 5, la dernière le 16 nov. 2026',
    swatch: swatches.nordique,
    badge: { kind: 'soon', label: 'Se termine dans 3 jours' },
    action: { href: '/fr-ca/offers/1', label: 'Détails', context: 'de l’offre chez Nordique Café' },
  },
  {
    numeral: { value: '2×', unit: 'les points' },
    brand: 'Maple Books',
    title: 'Tous les livres reliés, en magasin et en ligne',
    exclusions: 'Exclusions : magazines, manuels et livres d’occasion.',
    swatch: swatches.maple,
    badge: { kind: 'date', label: 'Jusqu’au 24 déc. 2026' },
    action: { href: '/fr-ca/offers/2', label: 'Détails', context: 'de l’offre chez Maple Books' },
  },
  {
    numeral: { value: '20 %', unit: 'de rabais' },
    brand: 'Cinéma Lumière',
    title: 'Deux billets, les mardis et les mercredis',
    exclusions: 'Code LUM20. Représentations ordinaires seulement.',
    swatch: swatches.cinema,
    badge: { kind: 'date', label: 'Jusqu’au 16 déc. 2026' },
    coupon: 'Bon de réduction',
    action: { href: '/fr-ca/offers/3', label: 'Voir le code', context: 'pour Cinéma Lumière' },
  },
]

export const featuredEn: FeaturedOfferProps = {
  numeral: { value: '5×', unit: 'points' },
  brand: 'Harbour Grocer',
  title: 'Everything fresh: fruit, vegetables, fish, bread',
  terms: 'Excludes prepared meals and gift cards.',
  art: featuredArt,
  badge: { kind: 'soon', label: 'Ends Sunday, Nov 29' },
  action: { href: '/offers/4', label: 'See the offer' },
}

export const featuredFr: FeaturedOfferProps = {
  numeral: { value: '5×', unit: 'les points' },
  brand: 'Harbour Grocer',
  title: 'Tout ce qui est frais : fruits, légumes, poissons, pains',
  terms: 'Exclusions : plats préparés et cartes-cadeaux.',
  art: featuredArt,
  badge: { kind: 'soon', label: 'Se termine le dimanche 29 nov.' },
  action: { href: '/fr-ca/offers/4', label: 'Voir l’offre' },
}

/** One offer with the texts of its own page. */
export const offerEn = {
  numeral: { value: '+400', unit: 'pts' },
  brand: 'Nordique Café',
  title: 'Spend $20 before 10 a.m., Monday to Friday',
  exclusions: 'Drinks and food. Excludes gift cards and app top-ups.',
  lastDay: 'Tuesday, November 24, 2026',
  terms: 'Once a day until the offer ends. Points arrive within seven days.',
}

export const offerFr: typeof offerEn = {
  numeral: { value: '+400', unit: 'pts' },
  brand: 'Nordique Café',
  title: 'Dépensez 20 $ avant 10 h, du lundi au vendredi',
  exclusions: 'Boissons et repas. Exclusions : cartes-cadeaux et recharges.',
  lastDay: 'mardi 24 novembre 2026',
  terms: 'Une fois par jour jusqu’à la fin de l’offre. Les points arrivent en sept jours au plus.',
}

/** Categories of offers, rewards and cards. */
export const categories = {
  'en-ca': ['Food and coffee', 'Books and paper', 'Home and garden', 'Wellness'],
  'fr-ca': ['Alimentation et café', 'Livres et papeterie', 'Maison et jardin', 'Mieux-être'],
}
