import { type Localised, text } from '../../text.ts'

/** Subjects, in the order of the table of contents. */
export const groups = {
  points: { code: 'points', name: text('Points', 'Points') },
  spending: { code: 'spending', name: text('Spending', 'Échanges') },
  orders: { code: 'orders', name: text('Orders', 'Commandes') },
  account: { code: 'account', name: text('Account and safety', 'Compte et sécurité') },
} as const

type Section = { heading: Localised; paragraphs: Localised[] }

export const section = (en: string, fr: string, ...paragraphs: Localised[]): Section => ({
  heading: text(en, fr),
  paragraphs,
})

export const article = (
  slug: string,
  group: keyof typeof groups,
  title: Localised,
  summary: Localised,
  sections: Section[],
) => ({ slug, title, summary, category: groups[group], sections })
