/** The purposes that a visitor can allow separately. None of them runs before that (Quebec Law 25). */
export const consentPurposes = ['measurement', 'experiments'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** The version of the wording. A new version asks everybody again, and until then nothing is allowed. */
export const CONSENT_WORDING = '2026-11'

/**
 * The consent cookie's name at an address of this site. Over https no other host of its domain can set one of this name: what runs in
 * the frame of third-party tags must not answer for the visitor.
 */
export const consentCookie = (address: string): string =>
  `${address.startsWith('https:') ? '__Host-' : ''}consent`

/** A random id that experiments are decided by. It exists only while they are allowed. */
export const DEVICE_COOKIE = 'device'

/** The purposes that a consent cookie allows; `undefined` when the current wording was not answered. */
export function parseConsent(cookie: string | null | undefined): readonly ConsentPurpose[] | undefined {
  const [wording, ...named] = (cookie ?? '').split('.')
  if (wording !== CONSENT_WORDING) return undefined
  return consentPurposes.filter((purpose) => named.includes(purpose))
}

/** The answer as its cookie keeps it: the wording, then what was allowed. */
export function formatConsent(granted: readonly ConsentPurpose[]): string {
  return [CONSENT_WORDING, ...consentPurposes.filter((purpose) => granted.includes(purpose))].join('.')
}

/** A device id in the form that this site issues, else `undefined`: a cookie written by hand must not choose a variant. */
export function parseDeviceId(cookie: string | null | undefined): string | undefined {
  return cookie && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(cookie) ? cookie : undefined
}

/**
 * Stands among the dismissed notices once the question was answered without JavaScript: pages that visitors share are told apart
 * by those, and no script hides the banner. Twelve hex digits like theirs.
 */
export const consentDismissed = () => `${CONSENT_WORDING.replace('-', '')}c00c1e`

/** Class of the root element once the visitor has answered; it hides the consent banner. Content blockers hide what is called consent. */
export const CONSENT_ANSWERED = 'answered'
