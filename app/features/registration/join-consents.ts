/**
 * Version of the wording of `join_consent` and `join_personalisation`: raise it with every change of those messages. CASL
 * requires a record of the wording that was agreed to.
 */
export const CONSENT_WORDING = '2026-09'

/** What a new member may agree to, one by one; nothing is ticked for them. */
export const joinConsents = [
  { purpose: 'offers', channel: 'email' },
  { purpose: 'offers', channel: 'sms' },
  { purpose: 'partners', channel: 'email' },
  { purpose: 'surveys', channel: 'email' },
] as const

/** What names a consent in the form and in its words. */
export const consentKey = ({ purpose, channel }: (typeof joinConsents)[number]): string =>
  `${purpose}/${channel}`
export const consentField = (consent: (typeof joinConsents)[number]): string =>
  `consent:${consentKey(consent)}`

/** The field of the consent that is not about messages: offers chosen by what the member buys. */
export const PERSONALISATION = 'personalisation'
