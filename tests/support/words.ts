import type { Locale } from '../../app/domain/locale.ts'
import english from '../../messages/en-ca.json' with { type: 'json' }
import french from '../../messages/fr-ca.json' with { type: 'json' }

/** The key of a message. A test or tool that names one which is gone does not compile. */
export type MessageKey = Exclude<keyof typeof english, '$schema'>

const messages: Record<Locale, Readonly<Record<string, unknown>>> = { 'en-ca': english, 'fr-ca': french }

/** Resolves messages of the site by key; journeys find elements by their text. */
export function wordsIn(locale: Locale) {
  return (key: MessageKey, values: Record<string, string | number> = {}): string => {
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
export const messageKeys = Object.keys(english).filter(
  (key): key is MessageKey => key in english && key !== '$schema',
)

/** The longest part of a message without placeholders, which every rendering contains. */
export function fixedWords(locale: Locale, key: MessageKey): string {
  const message = messages[locale][key]
  const text = typeof message === 'string' ? message : variantsOf(message).at(-1)?.[1]
  if (typeof text !== 'string') throw new Error(`no message is called ${key}`)
  return text.split(/\{\w+\}/).reduce((longest, part) => (part.length > longest.length ? part : longest))
}
