import { keepStored } from '#app/domain/browser-storage.ts'
import { LANGUAGE_COOKIE, parseLocale } from '#app/domain/locale.ts'

const YEAR_MS = 31_536_000_000

/**
 * Keeps the language that the customer switched to. Only a switch writes it: a cookie written on each page load
 * would empty the back/forward cache. A browser without the Cookie Store keeps it in local storage alone; then `/`
 * opens in English, and every other address still says its own language.
 */
export function rememberLanguage(hreflang: string): void {
  const value = parseLocale(hreflang)
  keepStored('localStorage', LANGUAGE_COOKIE, value)
  if (!('cookieStore' in window)) return
  const expires = Date.now() + YEAR_MS
  // Where cookies are blocked it rejects, and the address still says the language.
  window.cookieStore
    .set({ name: LANGUAGE_COOKIE, value, path: '/', expires, sameSite: 'lax' })
    .catch(() => undefined)
}
