import { CONSENT_COOKIE, parseConsent } from '#app/domain/consent.ts'
import type { DataLayerEvent } from './events.ts'

/** Where the tag frame would be; empty when this site has none. */
export const tagsOrigin = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name=tags-origin]')?.content ?? ''

/** True while visits may be measured: a tag frame exists, the visitor said yes, and the browser does not say no. */
export function isMeasured(): boolean {
  if (Reflect.get(navigator, 'globalPrivacyControl') === true || tagsOrigin() === '') return false
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${CONSENT_COOKIE}=`))
  return parseConsent(cookie?.slice(CONSENT_COOKIE.length + 1))?.includes('measurement') ?? false
}

/**
 * Says that something happened, if visits may be measured; else nothing is kept, loaded or sent. The part that sends is
 * loaded with the first event that may leave.
 */
export function track(...events: DataLayerEvent[]): void {
  if (events.length === 0 || !isMeasured()) return
  // Analytics that could not be loaded are no news to a customer.
  import('./tag-frame.ts').then(({ send }) => send(events)).catch(() => undefined)
}
