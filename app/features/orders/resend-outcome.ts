import { BackendError, mayHaveHappened } from '#app/backend/backend-error.ts'

/**
 * How sending an e-card again ended, as the order's address says it too. `unsure`: the message may be in the mailbox;
 * `not-marked`: it was to be marked as used or unused, and it shows how it stands.
 */
const outcomes = ['sent', 'limit', 'failed', 'unsure', 'not-marked'] as const
export type ResendOutcome = (typeof outcomes)[number]

/**
 * How it ended that threw `error`.
 * @throws BackendError 401, the error itself: who is signed out signs in first
 */
export function outcomeOfFailure(error: unknown): ResendOutcome {
  if (error instanceof BackendError && error.status === 401) throw error
  return mayHaveHappened(error) ? 'unsure' : 'failed'
}

/** The value by which an order's address says how it ended for one card. */
export const resentValue = (outcome: ResendOutcome, cardId: string): string => `${outcome}.${cardId}`

/** What that value says of this card, if it is about it. */
export const readResent = (value: string | undefined, cardId: string): ResendOutcome | undefined =>
  outcomes.find((outcome) => resentValue(outcome, cardId) === value)
