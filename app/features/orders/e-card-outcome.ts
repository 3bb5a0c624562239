import type { ECardList } from '@borealis/contract/me.ts'
import { goToStepUp } from '#app/actions/step-up.data.ts'
import { BackendError, mayHaveHappened } from '#app/backend/backend-error.ts'
import type { Art } from '#app/domain/art.ts'
import { readDollars } from '#app/domain/dollars.ts'
import { seeOther } from '#app/edge/answers.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { answerForm, type FormPost, readForm } from '#app/shell/forms/posted-form.ts'
import { href } from '#app/shell/links/href.ts'
import { markECard, prepareReveal, resendECard } from './orders.data.ts'

export type ECard = ECardList['cards'][number] & {
  /** Its art, where that is known. */
  readonly art?: Art | null
}

/** Where e-cards are shown: under their order, or all together without one. */
export const eCardsAt = (orderNumber: string | undefined, search = {}): string =>
  orderNumber === undefined
    ? href('/account/e-cards', search)
    : href('/account/orders/$orderNumber', { orderNumber }, search)

/**
 * How the last thing that was asked about an e-card ended, as the order's address says it too. Of sending it again: `sent`,
 * `limit`, `failed`, `unsure`, when the message may be in the mailbox all the same. Of marking it as used or unused: `marked`,
 * `unmarked`, `not-marked`, when it shows how it stands. Of saying what is left on it: `noted`, `not-amount`.
 */
const outcomes = [
  ...(['sent', 'limit', 'failed', 'unsure'] as const),
  ...(['marked', 'unmarked', 'not-marked', 'noted', 'not-amount'] as const),
]
export type ECardOutcome = (typeof outcomes)[number]

/**
 * How it ended that threw `error`.
 * @throws BackendError 401, the error itself: who is signed out signs in first
 */
export function outcomeOfFailure(error: unknown): ECardOutcome {
  if (error instanceof BackendError && error.status === 401) throw error
  return mayHaveHappened(error) ? 'unsure' : 'failed'
}

/** What a member says about their card. */
export type ECardMark = Pick<ECard, 'isUsed' | 'leftCents'>

/** The mark of a card on which this much is left, as it is typed; one that is empty is used. */
export function markOf(left: string): ECardMark | undefined {
  const read = readDollars(left, currentLocale())
  if ('problem' in read) return undefined
  const { cents: leftCents } = read
  return leftCents === 0 ? { isUsed: true, leftCents: null } : { isUsed: false, leftCents }
}

/** How a mark ended that was taken. */
export function markedOutcome({ leftCents }: ECardMark, card: Pick<ECard, 'isUsed'>): ECardOutcome {
  if (leftCents) return 'noted'
  return card.isUsed ? 'marked' : 'unmarked'
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

/** The buttons of an e-card, from forms without JavaScript: on its order's page, and among all e-cards. */
export const answerECard = ({ request, params }: FormPost<unknown, { orderNumber: string }>) =>
  answerAt(params.orderNumber, request)
export const answerAnyECard = ({ request }: FormPost<unknown>) => answerAt(undefined, request)

const answerAt = (orderNumber: string | undefined, request: Request) =>
  answerForm(request, async () => {
    const asked = new URL(request.url).searchParams
    const cardId = (asked.get('card') ?? '').slice(0, 64)
    const here = (search = {}) => eCardsAt(orderNumber, search)
    if (cardId && asked.get('do') === 'reveal') {
      const from = orderNumber === undefined ? 'e-cards' : 'order'
      return goToStepUp(await prepareReveal({ data: { cardId, from } }))
    }
    if (cardId && asked.get('do') === 'mark') {
      const { isUsed, left } = await readForm(request)
      const at = (outcome: ECardOutcome) => seeOther(here({ outcome: outcomeValue(outcome, cardId) }))
      const mark = left === undefined ? { isUsed: isUsed === 'yes' } : markOf(left)
      if (!mark) return at('not-amount')
      return markECard({ data: { cardId, ...mark } }).then(
        (card) => at(markedOutcome(mark, card)),
        (error) => {
          const isRefused = error instanceof BackendError && error.code === 'VALIDATION_FAILED'
          outcomeOfFailure(error)
          return at(isRefused ? 'not-amount' : 'not-marked')
        },
      )
    }
    if (!cardId || asked.get('do') !== 'resend') return seeOther(here())
    const outcome = await resendECard({ data: { cardId } }).catch(outcomeOfFailure)
    return seeOther(here({ outcome: outcomeValue(outcome, cardId) }))
  })
