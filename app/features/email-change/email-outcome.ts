/** What just happened to the e-mail address, as the profile's address says it (spec §4). */
const emailOutcomes = ['asked', 'kept'] as const
export type EmailOutcome = (typeof emailOutcomes)[number]

export const readEmailOutcome = (value: string | undefined): EmailOutcome | undefined =>
  emailOutcomes.find((outcome) => outcome === value)

/** How the confirmation of a new e-mail address ended, as the page's address says it. */
const outcomes = ['confirmed', 'expired', 'taken', 'too-many', 'failed'] as const
export type ConfirmEmailOutcome = (typeof outcomes)[number]

export const readConfirmEmailOutcome = (value: string | undefined): ConfirmEmailOutcome | undefined =>
  outcomes.find((outcome) => outcome === value)
