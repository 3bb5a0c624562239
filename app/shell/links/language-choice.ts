import { cookieApi, keepStored } from '#app/domain/browser-parts.ts'
import { LANGUAGE_COOKIE, parseLocale } from '#app/domain/locale.ts'

const YEAR_MS = 31_536_000_000

/**
 * Stores the language that the customer switched to. Called only on a switch: writing a cookie on every page load would
 * evict pages from the back/forward cache. Browsers without the Cookie Store API keep it in local storage only; there,
 * `/` opens in English, and every other URL states its own language.
 */
export function rememberLanguage(hreflang: string): void {
  const value = parseLocale(hreflang)
  keepStored('localStorage', LANGUAGE_COOKIE, value)
  const expires = Date.now() + YEAR_MS
  // Rejects where cookies are blocked; the URL still states the language.
  cookieApi()
    ?.set({ name: LANGUAGE_COOKIE, value, path: '/', expires, sameSite: 'lax' })
    .catch(() => undefined)
}
