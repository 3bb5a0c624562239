import { LANGUAGE_COOKIE, type Locale, parseLocale } from '#app/domain/locale.ts'
import { brand } from '#brand'
import { type RequestHead, readCookie } from './request-context.server.ts'

/** The language of the path `/`: the one that was chosen before, else the brand's first. */
export function homeLocale(request: RequestHead): Locale {
  const chosen = readCookie(request, LANGUAGE_COOKIE)
  return chosen === undefined ? brand.firstLocale : parseLocale(chosen)
}
