import { CONSENT_COOKIE, CONSENT_WORDING } from '#app/domain/consent.ts'

/** On the root element once a visitor has answered; it closes the banner. */
export const CONSENT_ANSWERED = 'consent-answered'

/**
 * Runs before the first paint: whoever has answered never sees the question flash. The same few bytes in every page, so
 * that a cached page can name them by their hash.
 */
export const closeAnsweredQuestion = `document.documentElement.classList.toggle('${CONSENT_ANSWERED}',navigator.globalPrivacyControl===true||/(^|; )${CONSENT_COOKIE}=${CONSENT_WORDING}([.;]|$)/.test(document.cookie))`
