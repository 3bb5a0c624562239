export type Locale = 'en-ca' | 'fr-ca'

/** A story's words in the language of the toolbar: `inLocale(globals, { 'en-ca': …, 'fr-ca': … })`. */
export function inLocale<Words>(globals: { locale?: unknown }, words: Record<Locale, Words>): Words {
  return words[globals.locale === 'fr-ca' ? 'fr-ca' : 'en-ca']
}
