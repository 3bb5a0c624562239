/** How the confirmation of a new e-mail address ended, as the page's address says it. */
const outcomes = ['confirmed', 'expired', 'taken', 'too-many', 'failed'] as const
export type ConfirmEmailOutcome = (typeof outcomes)[number]

export const readConfirmEmailOutcome = (value: string | undefined): ConfirmEmailOutcome | undefined =>
  outcomes.find((outcome) => outcome === value)
