/** The languages of the toolbar, under their own names. */
export const languageNames = { 'en-ca': 'English', 'fr-ca': 'Français' } as const
export type Locale = keyof typeof languageNames

/** The name of the other language, for its switch. */
export const otherLanguage = (globals: { locale?: unknown }): string =>
  languageNames[localeOf(globals) === 'fr-ca' ? 'en-ca' : 'fr-ca']

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
