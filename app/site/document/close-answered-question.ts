import { CONSENT_COOKIE, CONSENT_WORDING } from '#app/domain/consent.ts'
import { CONSENT_ANSWERED } from './consent-answered.ts'

/*
 * A script in the head of every page, before the first paint: whoever has answered never sees the question flash. The same
 * few bytes for everybody, so that a page which many are sent can name them by their hash.
 */
const hasSignal = Reflect.get(navigator, 'globalPrivacyControl') === true
const answer = new RegExp(`(^|; )${CONSENT_COOKIE}=${CONSENT_WORDING}([.;]|$)`)
document.documentElement.classList.toggle(CONSENT_ANSWERED, hasSignal || answer.test(document.cookie))
