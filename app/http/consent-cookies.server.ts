import { randomUUID } from 'node:crypto'
import { CONSENT_COOKIE, type ConsentPurpose, DEVICE_COOKIE, formatConsent } from '#app/domain/consent.ts'
import { env } from '#app/env.server.ts'
import { requestContext } from './request-context.server.ts'
import { consentedDevice } from './visitor-choice.server.ts'

/** After this long the question is asked again; seconds. */
const KEPT_SECONDS = 180 * 86_400

/**
 * The cookies that an answer leaves behind. A script reads the answer, to close the banner before it is painted; the
 * device id is not for scripts, and goes as soon as experiments are not allowed any more.
 */
export function writeConsentCookies(granted: readonly ConsentPurpose[]): void {
  const { cookies, request } = requestContext()
  const attributes = `Path=/; SameSite=Lax${env().PUBLIC_ORIGIN.startsWith('https:') ? '; Secure' : ''}`
  const device = granted.includes('experiments')
    ? `${consentedDevice(request) ?? randomUUID()}; Max-Age=${KEPT_SECONDS}`
    : '; Max-Age=0'
  cookies.set(
    CONSENT_COOKIE,
    `${CONSENT_COOKIE}=${formatConsent(granted)}; Max-Age=${KEPT_SECONDS}; ${attributes}`,
  )
  cookies.set(DEVICE_COOKIE, `${DEVICE_COOKIE}=${device}; HttpOnly; ${attributes}`)
}
