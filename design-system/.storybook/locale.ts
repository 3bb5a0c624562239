export type Locale = 'en-ca' | 'fr-ca'

/** The locale chosen in the toolbar. */
export const localeOf = (globals: { locale?: unknown }): Locale =>
  globals.locale === 'fr-ca' ? 'fr-ca' : 'en-ca'

/** Picks a story's texts by the toolbar's locale: `inLocale(globals, { 'en-ca': …, 'fr-ca': … })`. */
export function inLocale<All extends Record<Locale, unknown>>(
  globals: { locale?: unknown },
  words: All,
): All[Locale] {
  return words[localeOf(globals)]
}
