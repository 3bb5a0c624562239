import { keepStored } from '#app/domain/browser-parts.ts'
import { LANGUAGE_COOKIE, parseLocale } from '#app/domain/locale.ts'

/** Stores the language that the customer switches to in this browser (spec §1); the server sets the cookie of that name. */
export function rememberLanguage(hreflang: string): void {
  keepStored('localStorage', LANGUAGE_COOKIE, parseLocale(hreflang))
}
