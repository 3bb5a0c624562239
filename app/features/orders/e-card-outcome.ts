import type { ECardList } from '@borealis/contract/me.ts'
import { goToStepUp } from '#app/actions/step-up.data.ts'
import { BackendError, mayHaveHappened } from '#app/backend/backend-error.ts'
import type { Art } from '#app/domain/art.ts'
import { readDollars } from '#app/domain/dollars.ts'
import { seeOther } from '#app/edge/answers.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import {
  answerForm,
  type FormPost,
  type PostedForm,
  readForm,
  saveOrShowAgain,
} from '#app/shell/forms/posted-form.ts'
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
 * `unmarked`, `not-marked`, when it shows how it stands. Of saying what is left on it: `noted`.
 */
const outcomes = [
  ...(['sent', 'limit', 'failed', 'unsure'] as const),
  ...(['marked', 'unmarked', 'not-marked', 'noted'] as const),
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
export function readECardOutcome(
  value: string | undefined,
  { cardId, isUsed }: Pick<ECard, 'cardId' | 'isUsed'>,
): ECardOutcome | undefined {
  const isPast = (outcome: ECardOutcome) => outcome === (isUsed ? 'unmarked' : 'marked')
  return outcomes.find((outcome) => outcomeValue(outcome, cardId) === value && !isPast(outcome))
}

/** Fields of a note that was not saved: its card, and what was typed. */
const NOTED_CARD = 'card'
export const NOTE = 'left'

/** What was typed about this card and not saved, from a form without JavaScript. */
export const notedOf = (posted: PostedForm | undefined, { cardId }: Pick<ECard, 'cardId'>) =>
  posted?.values[NOTED_CARD] === cardId ? posted : undefined

/** The forms of an e-card without JavaScript: on its order's page, and among all e-cards. */
export const answerECard = <T>({ params, ...post }: FormPost<T, { orderNumber: string }>) =>
  answerAt(params.orderNumber, post)
export const answerAnyECard = <T>(post: FormPost<T>) => answerAt(undefined, post)

const answerAt = <T>(orderNumber: string | undefined, { request, next }: Omit<FormPost<T>, 'params'>) =>
  answerForm(request, async () => {
    const asked = new URL(request.url).searchParams
    const cardId = (asked.get('card') ?? '').slice(0, 64)
    const here = (search = {}) => eCardsAt(orderNumber, search)
    const at = (outcome: ECardOutcome) => seeOther(here({ outcome: outcomeValue(outcome, cardId) }))
    if (cardId && asked.get('do') === 'reveal') {
      const from = orderNumber === undefined ? 'e-cards' : 'order'
      return goToStepUp(await prepareReveal({ data: { cardId, from } }))
    }
    if (cardId && asked.get('do') === 'mark') {
      const { isUsed, [NOTE]: left } = await readForm(request)
      const save = async (mark: ECardMark) =>
        at(markedOutcome(mark, await markECard({ data: { cardId, ...mark } })))
      if (left !== undefined) {
        return saveOrShowAgain({ [NOTED_CARD]: cardId, [NOTE]: left }, () => saveNote(left, save), next)
      }
      return save({ isUsed: isUsed === 'yes' }).catch((error) => {
        outcomeOfFailure(error)
        return at('not-marked')
      })
    }
    if (!cardId || asked.get('do') !== 'resend') return seeOther(here())
    return at(await resendECard({ data: { cardId } }).catch(outcomeOfFailure))
  })

/** Saves what is left on a card, unless it is no amount of this card. */
async function saveNote(left: string, save: (mark: ECardMark) => Promise<Response>) {
  const wrong = { [NOTE]: 'not-amount' }
  const mark = markOf(left)
  if (!mark) return wrong
  return save(mark).catch((error) => {
    if (error instanceof BackendError && error.code === 'VALIDATION_FAILED') return wrong
    throw error
  })
}
