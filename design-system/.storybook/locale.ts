export type Locale = 'en-ca' | 'fr-ca'

/** The language of the toolbar. */
export const localeOf = (globals: { locale?: unknown }): Locale =>
  globals.locale === 'fr-ca' ? 'fr-ca' : 'en-ca'

/** A story's words in the language of the toolbar: `inLocale(globals, { 'en-ca': …, 'fr-ca': … })`. */
export function inLocale<All extends Record<Locale, unknown>>(
  globals: { locale?: unknown },
  words: All,
): All[Locale] {
  return words[localeOf(globals)]
}
