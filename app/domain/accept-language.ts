import { type Locale, languagePart, locales } from './locale.ts'

/**
 * The language of the site that a browser prefers, by its `Accept-Language` header (RFC 9110 section 12.5.4).
 * @returns `undefined` when it names neither
 */
export function preferredLocale(acceptLanguage: string | null): Locale | undefined {
  const languages = (acceptLanguage ?? '')
    .toLowerCase()
    .split(',')
    .map(readRange)
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ language }) => language)
  const preferred = languages.find((language) => locales.some((locale) => languagePart(locale) === language))
  return locales.find((locale) => languagePart(locale) === preferred)
}

/** One language range and its weight: `fr-CA;q=0.8`. */
function readRange(range: string): { language: string; quality: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return { language: tag.split('-')[0] ?? '', quality: weight === undefined ? 1 : Number(weight.slice(2)) }
}
