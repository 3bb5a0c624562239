import { randomUUID } from 'node:crypto'
import { CONSENT_COOKIE, type ConsentPurpose, DEVICE_COOKIE, formatConsent } from '#app/domain/consent.ts'
import { requestContext } from './request-context.server.ts'
import { consentedDevice } from './visitor-choice.server.ts'
import { setVisitorCookie } from './visitor-cookie.server.ts'

/** The consent banner comes back after this time. */
const maxAgeSeconds = 180 * 86_400

/**
 * Sets the consent cookie, which a script reads to hide the banner before the first paint, and the device id, which scripts
 * cannot read and which is deleted unless experiments are allowed.
 */
export function writeConsentCookies(granted: readonly ConsentPurpose[]): void {
  setVisitorCookie(CONSENT_COOKIE, formatConsent(granted), { maxAgeSeconds, isForScripts: true })
  const device = consentedDevice(requestContext().request) ?? randomUUID()
  setVisitorCookie(DEVICE_COOKIE, granted.includes('experiments') ? device : undefined, { maxAgeSeconds })
}
