import { randomUUID } from 'node:crypto'
import { CONSENT_COOKIE, type ConsentPurpose, DEVICE_COOKIE, formatConsent } from '#app/domain/consent.ts'
import { requestContext } from './request-context.server.ts'
import { consentedDevice } from './visitor-choice.server.ts'
import { setVisitorCookie } from './visitor-cookie.server.ts'

/** After this long the question is asked again. */
const maxAgeSeconds = 180 * 86_400

/**
 * The cookies that an answer leaves behind. A script reads the answer, to close the banner before it is painted; the
 * device id is not for scripts, and goes as soon as experiments are not allowed any more.
 */
export function writeConsentCookies(granted: readonly ConsentPurpose[]): void {
  setVisitorCookie(CONSENT_COOKIE, formatConsent(granted), { maxAgeSeconds, isForScripts: true })
  const device = consentedDevice(requestContext().request) ?? randomUUID()
  setVisitorCookie(DEVICE_COOKIE, granted.includes('experiments') ? device : undefined, { maxAgeSeconds })
}
