import {
  baseLocale,
  isServerFunction,
  LANGUAGE_CHOICE,
  LANGUAGE_COOKIE,
  LOCALE_HEADER,
  type Locale,
  languagePart,
  localeOfPath,
  locales,
  parseLocale,
  STEP_UP_CALLBACK,
  withLocalePrefix,
} from '#app/domain/locale.ts'
import { brand } from '#brand'
import { isRead, type RequestHead, readCookie } from './request-context.server.ts'
import { visitorCookie, YEAR_SECONDS } from './visitor-cookies.server.ts'

/** The language that the bare address `/` leads to: the one that was chosen before, else the brand's first. */
export const homeLocale = (request: RequestHead): Locale => chosenLocale(request) ?? brand.firstLocale

/**
 * The language of an answer at an address that both languages share: the one that was chosen before, else the one that the
 * browser prefers, else the brand's first.
 */
export const readerLocale = (request: RequestHead): Locale =>
  chosenLocale(request) ?? preferredLocale(request.headers.get('accept-language')) ?? brand.firstLocale

/**
 * Whether somebody wants this language of a page, and did not just find it so: they chose it in this browser, or the browser
 * prefers it and the site does not begin with it.
 */
export const isWanted = (request: RequestHead, locale: Locale): boolean =>
  chosenLocale(request) !== undefined ||
  (locale !== brand.firstLocale && preferredLocale(request.headers.get('accept-language')) === locale)

/** The language that was chosen by a switch in this browser. */
function chosenLocale(request: RequestHead): Locale | undefined {
  const chosen = readCookie(request, LANGUAGE_COOKIE)
  return chosen === undefined ? undefined : parseLocale(chosen)
}

/**
 * The language of a request. A server function's URL has no locale prefix: the page that calls it says its language in a
 * header. Nor has the address that step-ups come back to: until their attempt is found, the browser says which language its
 * reader wants.
 */
export function requestLocale(request: RequestHead, pathname: string): Locale {
  if (isServerFunction(pathname)) return parseLocale(request.headers.get(LOCALE_HEADER))
  if (pathname === STEP_UP_CALLBACK) return readerLocale(request)
  return localeOfPath(pathname)
}

/**
 * Whether `/` depends on the language cookie: with French first it is the English home only for those who chose English, and
 * no cache may serve it to a new visitor.
 */
export const variesByLanguageCookie = (pathname: string): boolean =>
  brand.firstLocale !== baseLocale && pathname === '/'

/** Stores the language of a switch, and redirects to its page without saying so. */
export function keepChosenLanguage(
  request: { readonly method: string },
  { search }: Pick<URL, 'search'>,
  { pathname }: Pick<URL, 'pathname'>,
): Response | undefined {
  if (!isRead(request.method) || !choosesLanguage(search)) return undefined
  const parameters = search.slice(1).split('&')
  const rest = parameters.filter((one) => one.split('=', 1)[0] !== LANGUAGE_CHOICE).join('&')
  const headers = {
    location: pathname + (rest && `?${rest}`),
    'set-cookie': visitorCookie(LANGUAGE_COOKIE, localeOfPath(pathname), {
      maxAgeSeconds: YEAR_SECONDS,
      isForScripts: true,
    }),
    'cache-control': 'no-store',
  }
  return new Response(null, { status: 303, headers })
}

/** Whether a query is that of a language switch. */
export const choosesLanguage = (search: string): boolean =>
  search.includes(LANGUAGE_CHOICE) && new URLSearchParams(search).has(LANGUAGE_CHOICE)

/** The redirect of `/` for readers of another language than its own; every other URL names its language. */
export function redirectToOwnHome(
  request: RequestHead & { readonly method: string },
  { pathname, search }: URL,
): Response | undefined {
  const locale = homeLocale(request)
  if (pathname !== '/' || !isRead(request.method) || locale === baseLocale) return undefined
  const headers = { location: withLocalePrefix('/', locale) + search, 'cache-control': 'no-store' }
  return new Response(null, { status: 302, headers })
}

/**
 * The redirect of the address at which password managers look for the place where a password is changed
 * (https://www.w3.org/TR/change-password-url/). The provider keeps the password: a visitor meets its sign-in on the way to
 * Security, where a member sees who is signed in.
 */
export function redirectToSecurity(
  request: RequestHead & { readonly method: string },
  { pathname }: Pick<URL, 'pathname'>,
): Response | undefined {
  if (pathname !== '/.well-known/change-password' || !isRead(request.method)) return undefined
  const location = withLocalePrefix('/account/security', readerLocale(request))
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })
}

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
  return { language: tag.split(/[-_]/)[0] ?? '', quality: weight === undefined ? 1 : Number(weight.slice(2)) }
}
