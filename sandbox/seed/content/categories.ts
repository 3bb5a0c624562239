import { type Localised, text } from '@borealis/contract/serving/words.ts'
import { z } from 'zod'

type Category = { readonly code: string; readonly name: Localised }

const category = (code: string, en: string, fr: string): Category => ({ code, name: text(en, fr) })

/** Categories of gift cards, offers and rewards: one set, so that a filter means the same everywhere. */
export const categories = {
  books: category('books-paper', 'Books and paper', 'Livres et papeterie'),
  food: category('food-coffee', 'Food and coffee', 'Alimentation et café'),
  home: category('home-garden', 'Home and garden', 'Maison et jardin'),
  outdoors: category('outdoors-sport', 'Outdoors and sport', 'Plein air et sport'),
  screens: category('screens-shows', 'Screens and shows', 'Écrans et spectacles'),
  toys: category('toys-games', 'Toys and games', 'Jouets et jeux'),
  wellness: category('wellness', 'Wellness', 'Mieux-être'),
  travel: category('travel', 'Travel', 'Voyages'),
} as const

export type CategoryKey = keyof typeof categories

/** A category by its key in data files; `Object.keys` loses the type of the table's keys. */
export const categoryKey = z.enum(Object.keys(categories) as CategoryKey[])

/** Categories of the points history. */
export const historyCategories = {
  groceries: category('GROCERIES', 'Groceries', 'Épicerie'),
  coffee: category('COFFEE', 'Coffee', 'Café'),
  books: category('BOOKS', 'Books', 'Livres'),
  home: category('HOME', 'Home', 'Maison'),
  outdoors: category('OUTDOORS', 'Outdoors', 'Plein air'),
  screens: category('SCREENS', 'Shows', 'Spectacles'),
  toys: category('TOYS', 'Toys', 'Jouets'),
  wellness: category('WELLNESS', 'Wellness', 'Mieux-être'),
  travel: category('TRAVEL', 'Travel', 'Voyages'),
  bonus: category('BONUS', 'Bonus', 'Prime'),
  redemption: category('REDEMPTION', 'Redemption', 'Échange'),
  adjustment: category('ADJUSTMENT', 'Adjustment', 'Rectification'),
} as const

export type HistoryCategoryKey = keyof typeof historyCategories
