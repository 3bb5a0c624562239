import { randomUUID } from 'node:crypto'
import { type ProvinceCode, parseProvince } from '@borealis/contract/provinces.ts'
import {
  type ConsentPurpose,
  consentCookie,
  DEVICE_COOKIE,
  formatConsent,
  parseConsent,
  parseDeviceId,
} from '#app/domain/consent.ts'
import { variantsKey } from '#app/domain/experiment.ts'
import { env } from '#app/env.server.ts'
import { type RequestHead, readCookie, requestContext } from './request-context.server.ts'

/** Global Privacy Control: the browser refuses tracking on behalf of its user. */
export const hasPrivacySignal = (request: RequestHead): boolean => request.headers.get('sec-gpc') === '1'

/** The purposes that this visitor allows; `undefined` before they answer. */
export function grantedConsent(request: RequestHead): readonly ConsentPurpose[] | undefined {
  return hasPrivacySignal(request)
    ? []
    : parseConsent(readCookie(request, consentCookie(env().PUBLIC_ORIGIN)))
}

/** The device id that assigns experiment variants; `undefined`, hence variant B, unless experiments are allowed. */
export function consentedDevice(request: RequestHead): string | undefined {
  if (!grantedConsent(request)?.includes('experiments')) return undefined
  return parseDeviceId(readCookie(request, DEVICE_COOKIE))
}

/** The province that this visitor picked; it is never guessed from an IP address. */
export const chosenProvince = (request: RequestHead): ProvinceCode | undefined =>
  parseProvince(readCookie(request, 'province'))

/** How long a choice of a visitor is kept. */
export const YEAR_SECONDS = 31_536_000

interface Lifetime {
  readonly maxAgeSeconds: number
  /** Whether scripts of the page can read it. `false` by default */
  readonly isForScripts?: boolean
}

/** The `Set-Cookie` of a choice of the visitor, which is no secret; without a value it deletes the cookie. */
export function visitorCookie(
  name: string,
  value: string | undefined,
  { maxAgeSeconds, isForScripts = false }: Lifetime,
): string {
  return [
    `${name}=${value ?? ''}`,
    `Max-Age=${value === undefined ? 0 : maxAgeSeconds}`,
    'Path=/',
    'SameSite=Lax',
    ...(isForScripts ? [] : ['HttpOnly']),
    ...(env().PUBLIC_ORIGIN.startsWith('https:') ? ['Secure'] : []),
  ].join('; ')
}

/** Sets a cookie with a choice of the visitor. */
export const setVisitorCookie = (name: string, value: string | undefined, lifetime: Lifetime): void =>
  void requestContext().cookies.set(name, visitorCookie(name, value, lifetime))

/** The consent banner comes back after this time. */
const maxAgeSeconds = 180 * 86_400

/**
 * Sets the consent cookie, which a script reads to hide the banner before the first paint, and the device id, which scripts
 * cannot read and which is deleted unless experiments are allowed.
 */
export function writeConsentCookies(granted: readonly ConsentPurpose[]): void {
  const name = consentCookie(env().PUBLIC_ORIGIN)
  setVisitorCookie(name, formatConsent(granted), { maxAgeSeconds, isForScripts: true })
  const device = consentedDevice(requestContext().request) ?? randomUUID()
  setVisitorCookie(DEVICE_COOKIE, granted.includes('experiments') ? device : undefined, { maxAgeSeconds })
}

type Experiments = readonly { readonly key: string; readonly ratio: number }[]

/** The running experiments, as of the last page that was rendered in this process: needed for the next page's cache key. */
let latest: Experiments | undefined

/** Records the running experiments, and the variants that this request's page is rendered in. */
export function recordExperiments(experiments: Experiments, deviceId: string | undefined): void {
  latest = experiments
  requestContext().variants = variantsKey(deviceId, experiments)
}

/**
 * The variants that this request's page would be rendered in; '' for visitors who take no part. `undefined` while the running
 * experiments are not known: such a page is not shared.
 */
export function variantsOf(request: RequestHead): string | undefined {
  const device = consentedDevice(request)
  if (!device) return ''
  return latest && variantsKey(device, latest)
}
