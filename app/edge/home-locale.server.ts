import { preferredLocale } from '#app/domain/accept-language.ts'
import { LANGUAGE_COOKIE, type Locale, parseLocale } from '#app/domain/locale.ts'
import { brand } from '#brand'
import { type RequestHead, readCookie } from './request-context.server.ts'

/** The language that the bare address `/` leads to: the one that was chosen before, else the brand's first. */
export const homeLocale = (request: RequestHead): Locale => chosenLocale(request) ?? brand.firstLocale

/**
 * The language of an answer at an address that both languages share: the one that was chosen before, else the one that the
 * browser prefers, else the brand's first.
 */
export const readerLocale = (request: RequestHead): Locale =>
  chosenLocale(request) ?? preferredLocale(request.headers.get('accept-language')) ?? brand.firstLocale

function chosenLocale(request: RequestHead): Locale | undefined {
  const chosen = readCookie(request, LANGUAGE_COOKIE)
  return chosen === undefined ? undefined : parseLocale(chosen)
}
