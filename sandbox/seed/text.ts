import type { Language } from '@borealis/contract/values.ts'

/** A text in both languages. */
export type Localised = { readonly en: string; readonly fr: string }

/** The shape of an answer before its language is known: any of its strings may be a `Localised`. */
export type Bilingual<T> = T extends string
  ? T | Localised
  : T extends readonly (infer Item)[]
    ? readonly Bilingual<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: Bilingual<T[Key]> }
      : T

const nbsp = '\u00a0'

/** Sets French as Quebec does: no-break spaces before : $ % ¢ » and in thousands, none before ? and !. */
function setFrench(text: string): string {
  return text
    .replace(/'/g, '’')
    .replace(/ ([:$%¢»])/g, `${nbsp}$1`)
    .replace(/« /g, `«${nbsp}`)
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${nbsp}`)
    .replace(
      /(\d) (?=(?:pts?|points?|h|km|g|kg|ml|heures?|jours?|minutes?|semaines?|mois|ans|chiffres|caractères)(?!\p{L}))/gu,
      `$1${nbsp}`,
    )
}

/** Writes a text in both languages, with each one's typography. Write plain spaces and straight apostrophes. */
export function text(en: string, fr: string): Localised {
  return { en: en.replace(/'/g, '’'), fr: setFrench(fr) }
}

/** A name that is the same in both languages, such as a brand's. */
export const sameText = (name: string): Localised => ({ en: name, fr: name })

const isLocalised = (value: object): value is Localised =>
  'en' in value && 'fr' in value && typeof value.en === 'string' && typeof value.fr === 'string'

function inLanguage(value: unknown, language: Language, mediaOrigin: string): unknown {
  if (typeof value === 'string') return value.startsWith('/media/') ? mediaOrigin + value : value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, language, mediaOrigin))
  if (isLocalised(value)) return value[language]
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, inLanguage(item, language, mediaOrigin)]),
  )
}

/**
 * The same content in one language: every `Localised` in it becomes its text, and every `/media/…` path an
 * address at `mediaOrigin` (the contract wants absolute ones).
 */
export function localise<T>(content: Bilingual<T>, language: Language, mediaOrigin: string): T {
  // The walk keeps every key and replaces only Localised values, which is what Bilingual<T> adds to T.
  return inLanguage(content, language, mediaOrigin) as T
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

/** A calendar day in a sentence: Nov 7, 2026 and 7 nov. 2026. */
export function dayInWords(day: string): Localised {
  const named = (locale: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
      Date.parse(`${day}T00:00:00Z`),
    )
  const first = (french: string) => french.replace(/^1 /, '1er ').replace(/ /g, nbsp)
  return { en: named('en-CA').replace('.', ''), fr: first(named('fr-CA')) }
}

/** Whole dollars: $25 and 25 $. */
export function wholeDollars(value: number): Localised {
  const whole = grouped(value)
  return { en: `$${whole.en}`, fr: `${whole.fr}${nbsp}$` }
}
