/** The two languages of the site (spec §1). English has no prefix in the URL, French has `/fr-ca`. */
export const locales = ['en-ca', 'fr-ca'] as const
export type Locale = (typeof locales)[number]

export const baseLocale: Locale = 'en-ca'

/** Cookie, and key in local storage, of the language that a reader has switched to (spec §1). */
export const LANGUAGE_COOKIE = 'language'

/** The request header in which a page says its language to server functions, whose URLs have none. */
export const LOCALE_HEADER = 'x-borealis-locale'

/** Where a step-up comes back to. Registered at the provider once, so its address names no language. */
export const STEP_UP_CALLBACK = '/auth/mfa-callback'

const FRENCH_PREFIX = '/fr-ca'

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

/** The locale a stored or received value names, else the default. Case does not matter: `<html lang>` says `fr-CA`. */
export function parseLocale(value: string | null | undefined): Locale {
  const lower = value?.toLowerCase()
  return locales.find((locale) => locale === lower) ?? baseLocale
}

/** The language part, which goes out as `accept-language` on every backend call (spec §1). */
export function languagePart(locale: Locale): 'en' | 'fr' {
  return locale === 'fr-ca' ? 'fr' : 'en'
}

/** As a standard language tag, for `<html lang>` and the provider's `ui_locales`. */
export function languageTag(locale: Locale): 'en-CA' | 'fr-CA' {
  return locale === 'fr-ca' ? 'fr-CA' : 'en-CA'
}

/** The other language, for the switch. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'fr-ca' ? 'en-ca' : 'fr-ca'
}

/** The language of a path: `/fr-ca` and everything below it is French. `/fr-cabin` is not. */
export function localeOfPath(pathname: string): Locale {
  return pathname === FRENCH_PREFIX || pathname.startsWith(`${FRENCH_PREFIX}/`) ? 'fr-ca' : 'en-ca'
}

/**
 * The same path without its language: `/fr-ca/offers` and `/offers` both give `/offers`. Always a path: what is left of
 * `/fr-ca//evil.example` would name another site.
 */
export function stripLocalePrefix(pathname: string): string {
  if (localeOfPath(pathname) === 'en-ca') return pathname
  return pathname.slice(FRENCH_PREFIX.length).replace(/^[/\\]*/, '/')
}

/** The same page in a language, whatever prefix the path had. Home in French is `/fr-ca`, without a slash behind. */
export function withLocalePrefix(pathname: string, locale: Locale): string {
  const plain = stripLocalePrefix(pathname)
  if (locale === 'en-ca' || withoutLanguage.some((path) => plain === path || plain.startsWith(`${path}/`))) {
    return plain
  }
  if (plain === '/') return FRENCH_PREFIX
  // `/?a=b` and `/#a` are home too.
  return /^\/[?#]/.test(plain) ? FRENCH_PREFIX + plain.slice(1) : FRENCH_PREFIX + plain
}
