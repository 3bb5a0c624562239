import english from '../../messages/en-ca.json'
import french from '../../messages/fr-ca.json'
import { ownMessages } from './brands.ts'
import { inLocale, localeOf } from './locale.ts'

type MessageKey = keyof typeof english & keyof typeof french

/**
 * The site's own messages in the toolbar's locale and brand, with placeholders filled: `siteMessages(globals)('giftCards_from',
 * { points: '1,000' })`. Variants are chosen by the plural of `count` and by the other inputs, as on the site.
 */
export function siteMessages(globals: { locale?: unknown; brand?: unknown }) {
  const messages = inLocale(globals, { 'en-ca': english, 'fr-ca': french })
  const own = ownMessages(globals, localeOf(globals))
  const language = inLocale(globals, { 'en-ca': 'en-CA', 'fr-ca': 'fr-CA' })
  return (key: MessageKey, places: Readonly<Record<string, string | number>> = {}): string => {
    const message: unknown = own[key] ?? messages[key]
    const text = typeof message === 'string' ? message : variant(message, language, places)
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(places[name] ?? whole))
  }
}

function variant(
  message: unknown,
  language: string,
  places: Readonly<Record<string, string | number>>,
): string {
  const [first]: unknown[] = Array.isArray(message) ? message : []
  const match: unknown = typeof first === 'object' && first !== null ? Reflect.get(first, 'match') : undefined
  if (typeof match !== 'object' || match === null) throw new Error('A message is neither words nor variants')
  const plural = new Intl.PluralRules(language).select(Number(places.count))
  const isMeant = ([conditions]: [string, unknown]) =>
    conditions.split(', ').every((condition) => {
      const [input = '', value] = condition.split('=')
      return value === '*' || value === (input.endsWith('Plural') ? plural : String(places[input]))
    })
  const found = Object.entries(match).find(isMeant) ?? Object.entries(match).at(-1)
  return String(found?.[1] ?? '')
}
