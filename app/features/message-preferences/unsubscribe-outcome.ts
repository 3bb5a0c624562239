/** How stopping messages by a link ended, as the page's address says it. */
const outcomes = ['stopped', 'expired', 'too-many', 'failed'] as const
export type UnsubscribeOutcome = (typeof outcomes)[number]

export const readUnsubscribeOutcome = (value: string | undefined): UnsubscribeOutcome | undefined =>
  outcomes.find((outcome) => outcome === value)

const oneClickStatus: Readonly<Record<UnsubscribeOutcome, number>> = {
  stopped: 200,
  expired: 410,
  'too-many': 429,
  failed: 503,
}

/** The answer to a mail program, which follows no redirect and shows no page (RFC 8058 section 3.2). */
export const oneClickAnswer = (outcome: UnsubscribeOutcome): Response =>
  new Response(outcome, { status: oneClickStatus[outcome], headers: { 'cache-control': 'no-store' } })
