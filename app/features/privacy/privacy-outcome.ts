/** What the last form of the page did, as the page's address says it. */
const privacyOutcomes = [
  'given',
  'withdrawn',
  'wording',
  'too-often',
  'closing',
  'kept',
  'left',
  'joined',
] as const
export type PrivacyOutcome = (typeof privacyOutcomes)[number]

export const readPrivacyOutcome = (value: string | undefined): PrivacyOutcome | undefined =>
  privacyOutcomes.find((outcome) => outcome === value)
