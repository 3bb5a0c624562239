/** What just happened to the e-mail address, as the profile's address says it (spec §4). */
const emailOutcomes = ['asked', 'kept'] as const
export type EmailOutcome = (typeof emailOutcomes)[number]

export const readEmailOutcome = (value: string | undefined): EmailOutcome | undefined =>
  emailOutcomes.find((outcome) => outcome === value)
