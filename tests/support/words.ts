import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '../../app/domain/locale.ts'

const read = (locale: Locale): Record<string, unknown> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../messages/${locale}.json`), 'utf8'))

const messages = { 'en-ca': read('en-ca'), 'fr-ca': read('fr-ca') }

/** Resolves messages of the site by key; journeys find elements by their text. */
export function wordsIn(locale: Locale) {
  return (key: string, values: Record<string, string | number> = {}): string => {
    const text = textFor(messages[locale][key], values, locale)
    if (text === undefined) throw new Error(`no message is called ${key}`)
    return text.replace(/\{(\w+)\}/g, (_all, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`${key} needs ${name}`)
      return String(value)
    })
  }
}

/** The text of a message; of variants (`points=1`, `countPlural=one`), the first that fits the values, as on the site. */
function textFor(
  message: unknown,
  values: Record<string, string | number>,
  locale: Locale,
): string | undefined {
  if (typeof message === 'string') return message
  const plural = new Intl.PluralRules(locale).select(Number(values.count))
  const isMeant = ([conditions]: readonly [string, unknown]) =>
    conditions.split(', ').every((condition) => {
      const [name = '', value] = condition.split('=')
      return value === '*' || value === (name.endsWith('Plural') ? plural : String(values[name]))
    })
  const text = variantsOf(message).find(isMeant)?.[1]
  return typeof text === 'string' ? text : undefined
}

function variantsOf(message: unknown): [string, unknown][] {
  const [first]: unknown[] = Array.isArray(message) ? message : []
  const match: unknown = typeof first === 'object' && first !== null ? Reflect.get(first, 'match') : undefined
  return typeof match === 'object' && match !== null ? Object.entries(match) : []
}

/** The keys of all messages. */
export const messageKeys: readonly string[] = Object.keys(messages['en-ca'])

/** The longest part of a message without placeholders, which every rendering contains. */
export function fixedWords(locale: Locale, key: string): string {
  const message = messages[locale][key]
  const text = typeof message === 'string' ? message : variantsOf(message).at(-1)?.[1]
  if (typeof text !== 'string') throw new Error(`no message is called ${key}`)
  return text.split(/\{\w+\}/).reduce((longest, part) => (part.length > longest.length ? part : longest))
}
