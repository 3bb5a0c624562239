import { CONSENT_WORDING, consentCookie } from '#app/domain/consent.ts'

declare global {
  interface Navigator {
    /** Global Privacy Control; absent where the browser does not support it. */
    readonly globalPrivacyControl?: boolean
  }
}

/** Where the tag frame would be, as the page's head says it; empty when this site has none. */
export const pageTagsOrigin = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name=tags-origin]')?.content ?? ''

/** True while visits may be measured: a tag frame exists, the visitor said yes, and the browser does not say no. */
export const isMeasured = (): boolean =>
  RegExp(`(^|; )${consentCookie(location.protocol)}=${CONSENT_WORDING}[^;]*\\.measurement(\\.|;|$)`).test(
    document.cookie,
  ) &&
  navigator.globalPrivacyControl !== true &&
  pageTagsOrigin() !== ''
