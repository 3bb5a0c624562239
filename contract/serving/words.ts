import type { Language } from '../values.ts'

/** The languages that every text of a backend is written in. */
export type Written = 'en' | 'fr'

/** A text in these, and perhaps in further ones of the contract. */
export type Localised = Readonly<Record<Written, string> & Partial<Record<Language, string>>>

/** The text in a language; in English where that one has none yet. */
export const textIn = (texts: Localised, language: Language): string => texts[language] ?? texts.en

const nbsp = '\u00a0'

/** Sets English: a number stays with its unit. */
const setEnglish = (text: string): string =>
  text.replace(/'/g, '’').replace(/(\d) (?=(?:[ap]\.m\.|km|g|kg|ml)(?!\p{L}))/gu, `$1${nbsp}`)

/** Sets French as Quebec does: no-break spaces before : $ % ¢ » and in thousands, none before ? and !. */
function setFrench(text: string): string {
  return text
    .replace(/'/g, '’')
    .replace(/ ([:$%¢»])/g, `${nbsp}$1`)
    .replace(/« /g, `«${nbsp}`)
    .replace(/(\d) à (?=\d)/g, `$1${nbsp}à${nbsp}`)
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${nbsp}`)
    .replace(
      /(\d) (?=(?:pts?|points?|h|km|g|kg|ml|heures?|jours?|minutes?|semaines?|mois|ans|chiffres|caractères)(?!\p{L}))/gu,
      `$1${nbsp}`,
    )
}

/** Writes a text in both languages, with each one's typography. Write plain spaces and straight apostrophes. */
export function text(en: string, fr: string): Localised {
  return { en: setEnglish(en), fr: setFrench(fr) }
}

/** Whole numbers as each language groups them: 24,850 and 24 850. */
export function grouped(value: number): Localised {
  const digits = String(Math.abs(value)).replace(/\B(?=(\d{3})+$)/g, ',')
  return { en: digits, fr: digits.replaceAll(',', nbsp) }
}

/** A number of points in words that agree with it: "1 point", "1,240 points"; none is singular in French. */
export function countedPoints(value: number): Localised {
  const digits = grouped(value)
  return {
    en: `${digits.en} ${value === 1 ? 'point' : 'points'}`,
    fr: `${digits.fr}${nbsp}${value < 2 ? 'point' : 'points'}`,
  }
}

/** Cents as each language writes them: $96.00 and 96,00 $. */
export function dollars(cents: number): Localised {
  const whole = grouped(Math.floor(cents / 100))
  const rest = String(cents % 100).padStart(2, '0')
  return { en: `$${whole.en}.${rest}`, fr: `${whole.fr},${rest}${nbsp}$` }
}

/** Whole dollars: $25 and 25 $. */
export function wholeDollars(value: number): Localised {
  const whole = grouped(value)
  return { en: `$${whole.en}`, fr: `${whole.fr}${nbsp}$` }
}

/** “$25” and “$12.50”. */
export const worthOf = (cents: number): Localised =>
  cents % 100 === 0 ? wholeDollars(cents / 100) : dollars(cents)
