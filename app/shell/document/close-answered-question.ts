import { CONSENT_ANSWERED, CONSENT_COOKIE, CONSENT_WORDING } from '#app/domain/consent.ts'

/*
 * A script in the head of every page, before the first paint, so that the consent banner does not flash for visitors who have
 * answered. It is the same for everybody, so that the policy of a shared page can allow it by its hash.
 */
const hasSignal = Reflect.get(navigator, 'globalPrivacyControl') === true
const answer = new RegExp(`(^|; )${CONSENT_COOKIE}=${CONSENT_WORDING}([.;]|$)`)
document.documentElement.classList.toggle(CONSENT_ANSWERED, hasSignal || answer.test(document.cookie))
