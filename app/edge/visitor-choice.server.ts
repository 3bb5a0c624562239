import { type ProvinceCode, parseProvince } from '@borealis/contract/provinces.ts'
import {
  CONSENT_COOKIE,
  type ConsentPurpose,
  DEVICE_COOKIE,
  parseConsent,
  parseDeviceId,
} from '#app/domain/consent.ts'
import { type RequestHead, readCookie } from './request-context.server.ts'

/** Global Privacy Control: the browser refuses tracking on behalf of its user. */
export const hasPrivacySignal = (request: RequestHead): boolean => request.headers.get('sec-gpc') === '1'

/** The purposes that this visitor allows; `undefined` before they answer. */
export function grantedConsent(request: RequestHead): readonly ConsentPurpose[] | undefined {
  return hasPrivacySignal(request) ? [] : parseConsent(readCookie(request, CONSENT_COOKIE))
}

/** The device id that assigns experiment variants; `undefined`, hence variant B, unless experiments are allowed. */
export function consentedDevice(request: RequestHead): string | undefined {
  if (!grantedConsent(request)?.includes('experiments')) return undefined
  return parseDeviceId(readCookie(request, DEVICE_COOKIE))
}

/** The province that this visitor picked; it is never guessed from an IP address. */
export const chosenProvince = (request: RequestHead): ProvinceCode | undefined =>
  parseProvince(readCookie(request, 'province'))
