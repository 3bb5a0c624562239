import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '../../app/domain/locale.ts'

const read = (locale: Locale): Record<string, unknown> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../messages/${locale}.json`), 'utf8'))

const messages = { 'en-ca': read('en-ca'), 'fr-ca': read('fr-ca') }

/** A message of the site by its key, as the customer reads it: journeys find elements by their text. */
export function wordsIn(locale: Locale) {
  return (key: string, values: Record<string, string | number> = {}): string => {
    const message = messages[locale][key]
    if (typeof message !== 'string') throw new Error(`no plain message is called ${key}`)
    return message.replace(/\{(\w+)\}/g, (_all, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`${key} needs ${name}`)
      return String(value)
    })
  }
}

/** The longest part of a message without its values: a page that says it holds these words. */
export function fixedWords(locale: Locale, key: string): string {
  const message = messages[locale][key]
  if (typeof message !== 'string') throw new Error(`no plain message is called ${key}`)
  return message.split(/\{\w+\}/).reduce((longest, part) => (part.length > longest.length ? part : longest))
}
