/**
 * The languages of the site (spec §1), the one without a prefix in its URLs first. A further language is its entry here, its
 * formats (`formats` in numerals.ts, `formats` in dates.ts), its file of messages and its content.
 *
 * `part` goes out as `accept-language` on every backend call; `tag` is the standard language tag (BCP 47); `name` is what the
 * language calls itself, whatever the page's language.
 */
const languages = {
  'en-ca': { part: 'en', tag: 'en-CA', prefix: '', name: 'English' },
  'fr-ca': { part: 'fr', tag: 'fr-CA', prefix: '/fr-ca', name: 'Français' },
} as const

export type Locale = keyof typeof languages
export const locales = ['en-ca', 'fr-ca'] as const satisfies readonly Locale[]
export const baseLocale: Locale = 'en-ca'

/** The prefixes of URLs that have one, for patterns that look behind them. */
export const localePrefixes = locales
  .map((locale) => languages[locale].prefix)
  .filter((prefix) => prefix !== '')

/** Cookie, and key in local storage, of the language that a reader has switched to (spec §1). */
export const LANGUAGE_COOKIE = 'language'

/**
 * The parameter of a language switch: the server stores the language of the address and redirects to it without the parameter,
 * so that a switch is remembered whatever the browser lacks.
 */
export const LANGUAGE_CHOICE = 'chosen-language'

/** The request header in which a page says its language to server functions, whose URLs have none. */
export const LOCALE_HEADER = 'x-borealis-locale'

/** Where a step-up comes back to. Registered at the provider once, so its address names no language. */
export const STEP_UP_CALLBACK = '/auth/mfa-callback'

/** Paths requested by programs, not by readers: they have no language prefix. */
const withoutLanguage = [
  '/_serverFn',
  '/_next',
  '/health',
  '/assets',
  '/reports',
  '/sitemap.xml',
  '/robots.txt',
]

/** Whether a path without its language is that of a server function's call. */
export const isServerFunction = (pathname: string): boolean => pathname.startsWith('/_serverFn/')

/** The locale a stored or received value names, else the default. Case does not matter: `<html lang>` says `fr-CA`. */
export function parseLocale(value: string | null | undefined): Locale {
  const lower = value?.toLowerCase()
  return locales.find((locale) => locale === lower) ?? baseLocale
}

/** The language part, which goes out as `accept-language` on every backend call (spec §1). */
export const languagePart = (locale: Locale) => languages[locale].part

/** As a standard language tag, for `<html lang>` and the provider's `ui_locales`. */
export const languageTag = (locale: Locale) => languages[locale].tag

/** Its own name, for a switch or a choice: mark it with its tag, so that it is pronounced as what it is. */
export const languageName = (locale: Locale) => languages[locale].name

/** The script of a language by the name of the base language's: the build writes each once a language (`lean-messages.ts`). */
export const scriptIn = (locale: Locale, file: string): string =>
  locale === baseLocale ? file : file.replace(/\.js$/, `.${locale}.js`)

/** The other language, for the switch; of several, the next. */
export const otherLocale = (locale: Locale): Locale =>
  locales[(locales.indexOf(locale) + 1) % locales.length] ?? baseLocale

/** The language of a path: `/fr-ca` and everything below it is French. `/fr-cabin` is not. */
export const localeOfPath = (pathname: string): Locale =>
  locales.find((locale) => {
    const { prefix } = languages[locale]
    return prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`))
  }) ?? baseLocale

/**
 * The same path without its language: `/fr-ca/offers` and `/offers` both give `/offers`. Always a path: what is left of
 * `/fr-ca//evil.example` would name another site.
 */
export function stripLocalePrefix(pathname: string): string {
  const { prefix } = languages[localeOfPath(pathname)]
  return prefix === '' ? pathname : pathname.slice(prefix.length).replace(/^[/\\]*/, '/')
}

/** The same page in a language, whatever prefix the path had. Home in French is `/fr-ca`, without a slash behind. */
export function withLocalePrefix(pathname: string, locale: Locale): string {
  const plain = stripLocalePrefix(pathname)
  const { prefix } = languages[locale]
  if (prefix === '' || withoutLanguage.some((path) => plain === path || plain.startsWith(`${path}/`))) {
    return plain
  }
  if (plain === '/') return prefix
  // `/?a=b` and `/#a` are home too.
  return /^\/[?#]/.test(plain) ? prefix + plain.slice(1) : prefix + plain
}
