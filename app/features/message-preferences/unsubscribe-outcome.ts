/** How stopping messages by a link ended, as the page's address says it. */
const outcomes = ['stopped', 'expired', 'too-many', 'failed'] as const
export type UnsubscribeOutcome = (typeof outcomes)[number]

export const readUnsubscribeOutcome = (value: string | undefined): UnsubscribeOutcome | undefined =>
  outcomes.find((outcome) => outcome === value)
