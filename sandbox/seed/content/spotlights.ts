import type { LinkedType, Spotlight } from '@borealis/contract/spotlights.ts'
import { picture } from '../pictures.ts'
import { type Bilingual, type Localised, sameText, text } from '../text.ts'
import { brandOf } from './brands.ts'
import { type CategoryKey, categories } from './categories.ts'

const link = (
  code: string,
  linkedType: LinkedType | 'contest',
  to: { code?: string; category?: CategoryKey; page?: string },
  brandId: string | null,
  title: Localised,
  description: Localised,
): Bilingual<Spotlight> => ({
  spotlightCode: code,
  linkedType,
  linkedCategoryCode: to.category ? categories[to.category].code : null,
  linkedCode: to.code ?? null,
  cmsContent: {
    title,
    description,
    brand: brandId
      ? { title: sameText(brandOf(brandId).name), code: brandId }
      : { title: sameText('Borealis'), code: 'borealis' },
    webImage: {
      ...(brandId ? picture('featured', brandId) : picture('scenes', 'rewards')),
      label: title,
    },
    page: to.page ?? null,
    category: to.category ? categories[to.category] : null,
  },
})

/** One spotlight of each linked type, a second one for the offers, and one of a type that no site resolves yet. */
export const spotlights: readonly Bilingual<Spotlight>[] = [
  link(
    'SP-FRESH',
    'offer',
    { code: 'HG-FRESH-5X' },
    'harbour-grocer',
    text('Five times the points on everything fresh', 'Cinq fois les points sur tout le frais'),
    text('At Harbour Grocer, until Sunday.', "Chez Harbour Grocer, jusqu'à dimanche."),
  ),
  link(
    'SP-FOOD-OFFERS',
    'offer-category',
    { category: 'food' },
    'boulangerie-cote',
    text('What is on at the table', 'Les offres à mettre sur la table'),
    text(
      'Every food and coffee offer in one place.',
      "Toutes les offres d'alimentation et de café au même endroit.",
    ),
  ),
  link(
    'SP-CANOE',
    'reward',
    { code: 'RW-CANOE-DAY' },
    'portage-paddle',
    text('A day in a canoe, paid in points', 'Une journée en canot, payée en points'),
    text('Choose a river now, paddle in June.', 'Choisissez une rivière maintenant, pagayez en juin.'),
  ),
  link(
    'SP-HOME-REWARDS',
    'reward-category',
    { category: 'home' },
    'cordwood-home',
    text('Points for a warmer house', 'Des points pour une maison plus chaude'),
    text('Blankets, pans and plants that forgive.', 'Couvertures, poêles et plantes qui pardonnent.'),
  ),
  link(
    'SP-TUNDRA',
    'gift-card',
    { code: 'tundra-tech' },
    'tundra-tech',
    text('Save for a laptop on its second life', 'Accumulez pour un portatif qui commence sa deuxième vie'),
    text(
      'Set it as your goal and watch the line fill.',
      'Faites-en votre objectif et voyez la ligne se remplir.',
    ),
  ),
  link(
    'SP-BOOK-CARDS',
    'gift-card-category',
    { category: 'books' },
    'maple-books',
    text('Gift cards for people who read', 'Des cartes-cadeaux pour les gens qui lisent'),
    text('Three bookshops, from 1,000 points.', 'Trois librairies, dès 1 000 points.'),
  ),
  link(
    'SP-WORTH',
    'page',
    { page: '/help/what-points-are-worth' },
    null,
    text('What a point is worth, and where', 'Ce que vaut un point, et où'),
    text(
      'We rank our own options, even when it does not flatter us.',
      'Nous classons nos propres options, même quand ça nous désavantage.',
    ),
  ),
  link(
    'SP-TOY-OFFERS',
    'offer-category',
    { category: 'toys' },
    'etoile-jouets',
    text('Under the tree, with points', 'Sous le sapin, avec des points'),
    text('Trains, games and quilts of colour.', 'Trains, jeux et courtepointes de couleurs.'),
  ),
  link(
    'SP-CONTEST',
    'contest',
    { code: 'CT-WINTER' },
    null,
    text('Name the next rink', 'Nommez la prochaine patinoire'),
    text(
      'A later release of the site may know what to do with it.',
      'Une version future du site saura peut-être quoi en faire.',
    ),
  ),
]
