import { type Localised, textIn } from '@borealis/contract/serving/words.ts'
import type { Language } from '@borealis/contract/values.ts'

const nbsp = '\u00a0'

/** The shape of an answer before its language is known: any of its strings may be a `Localised`. */
export type Bilingual<T> = T extends string
  ? T | Localised
  : T extends readonly (infer Item)[]
    ? readonly Bilingual<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: Bilingual<T[Key]> }
      : T

/** A name that is the same in both languages, such as a brand's. */
export const sameText = (name: string): Localised => ({ en: name, fr: name })

const isLocalised = (value: object): value is Localised =>
  'en' in value && 'fr' in value && typeof value.en === 'string' && typeof value.fr === 'string'

function inLanguage(value: unknown, language: Language, mediaOrigin: string): unknown {
  if (typeof value === 'string') return value.startsWith('/media/') ? mediaOrigin + value : value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, language, mediaOrigin))
  if (isLocalised(value)) return textIn(value, language)
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

/** A calendar day in a sentence: Nov 07, 2026 and 7 nov. 2026. */
export function dayInWords(day: string): Localised {
  const named = (locale: string, dayStyle: '2-digit' | 'numeric') =>
    new Intl.DateTimeFormat(locale, {
      year: 'numeric',
      month: 'short',
      day: dayStyle,
      timeZone: 'UTC',
    }).format(Date.parse(`${day}T00:00:00Z`))
  const first = (french: string) => french.replace(/^1 /, '1er ').replace(/ /g, nbsp)
  return { en: named('en-CA', '2-digit').replace('.', ''), fr: first(named('fr-CA', 'numeric')) }
}
