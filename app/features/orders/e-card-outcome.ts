import type { ECardList } from '@borealis/contract/me.ts'
import { BackendError, mayHaveHappened } from '#app/backend/backend-error.ts'

export type ECard = ECardList['cards'][number]

/**
 * How the last thing that was asked about an e-card ended, as the order's address says it too. Of sending it again: `sent`,
 * `limit`, `failed`, `unsure`, when the message may be in the mailbox all the same. Of marking it as used or unused: `marked`,
 * `unmarked`, `not-marked`, when it shows how it stands.
 */
const outcomes = ['sent', 'limit', 'failed', 'unsure', 'marked', 'unmarked', 'not-marked'] as const
export type ECardOutcome = (typeof outcomes)[number]

/**
 * How it ended that threw `error`.
 * @throws BackendError 401, the error itself: who is signed out signs in first
 */
export function outcomeOfFailure(error: unknown): ECardOutcome {
  if (error instanceof BackendError && error.status === 401) throw error
  return mayHaveHappened(error) ? 'unsure' : 'failed'
}

/** The value by which an order's address says how it ended for one card. */
export const outcomeValue = (outcome: ECardOutcome, cardId: string): string => `${outcome}.${cardId}`

/** The outcome in the URL, if it concerns this card and its mark is still current. */
export function readOutcome(
  value: string | undefined,
  { cardId, isUsed }: Pick<ECard, 'cardId' | 'isUsed'>,
): ECardOutcome | undefined {
  const isPast = (outcome: ECardOutcome) => outcome === (isUsed ? 'unmarked' : 'marked')
  return outcomes.find((outcome) => outcomeValue(outcome, cardId) === value && !isPast(outcome))
}
