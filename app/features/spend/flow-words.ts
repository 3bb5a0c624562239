import type {
  MessageStep,
  RedeemNotice,
  ReviewStep,
} from '@borealis/design-system/patterns/redeem-dialog/redeem-types.ts'
import type { OrderProgress } from '#app/actions/order-progress.data.ts'
import { formatPoints } from '#app/domain/points.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { stepUpAsks } from '#app/member-data/step-up-asks.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { frozenStop } from '#app/shell/page-parts/frozen-stop.ts'
import type { Redemption } from './use-redemption.ts'

/**
 * The message that replaces a step when the order cannot continue. An order with an unknown outcome takes precedence,
 * so that nobody places it twice.
 * @param redemption `known` is `null` while the balance or the programme's rate is unknown and nothing can be offered
 * @param here URL of the current step, for a retry
 * @param gone what to say when what is ordered is no longer sold. None by default
 */
export function redeemMessage(
  redemption: Redemption & { readonly known: object | null },
  here: string,
  gone?: MessageStep,
): MessageStep | undefined {
  const { isUnderWay, unknownOrder, review, known, isFrozen, pageData, reviewFailed } = redemption
  if (unknownOrder) {
    return {
      kind: 'checking',
      question: m.redeem_unknownTitle(),
      text: m.redeem_unknownText(),
      action: { href: href('/account/orders', { intent: unknownOrder }), label: m.redeem_unknownAction() },
    }
  }
  if (isUnderWay || (review && review.progress.name !== 'waiting')) {
    return {
      kind: 'checking',
      question: m.redeem_checkingTitle(),
      text: m.redeem_checkingText(),
      action: { href: here, label: m.redeem_checkAgain() },
    }
  }
  if (review?.blockedBy) {
    return {
      kind: 'checking',
      question: m.redeem_blockedTitle(),
      text: m.redeem_blockedText(),
      action: { href: here, label: m.redeem_checkAgain() },
    }
  }
  if (gone) return gone
  if (isFrozen) {
    const { title, text, link } = frozenStop(pageData, m.redeem_frozenAction())
    return { kind: 'blocked', question: title, text, action: link }
  }
  const again = { href: here, label: m.errors_tryAgain() }
  if (!known) {
    return {
      kind: 'blocked',
      question: pageData ? m.redeem_noBalanceTitle() : m.ways_unknownTitle(),
      text: m.redeem_noBalanceText(),
      action: again,
    }
  }
  if (reviewFailed && !review) {
    return {
      kind: 'blocked',
      question: m.redeem_reviewFailedTitle(),
      text: m.redeem_reviewFailedText(),
      action: again,
    }
  }
  return undefined
}

/** A notice about the last attempt, as long as the URL names it; `null` for an order that is in progress or done. */
export function outcomeNotice(returned: OrderProgress | undefined): RedeemNotice | null {
  if (returned?.name === 'refused') {
    return { status: 'error', title: m.redeem_refusedTitle(), text: refusalWords(returned) }
  }
  if (returned?.name !== 'waiting') return null
  if (returned.hasLooked) return { status: 'info', title: m.redeem_unknownLooked() }
  return returned.cancelled
    ? { status: 'info', title: m.redeem_cancelledTitle(), text: m.redeem_choicesKept() }
    : { status: 'warning', title: m.redeem_lostTitle(), text: m.redeem_lostText() }
}

type Refused = Extract<OrderProgress, { name: 'refused' }>

/** The backend's message for a refused order, or the site's own when it has none or the order was never taken up. */
export function refusalWords({ code, detail }: Pick<Refused, 'code' | 'detail'>): string {
  if (code === 'NOT_SENT' || code === 'HTTP_429') return m.redeem_notSent()
  return detail ?? m.redeem_refusedNoWords()
}

interface Review {
  /** The first rows: what is ordered, each with a link to change it. */
  readonly rows: ReviewStep['rows']
  readonly help: string
  readonly points: number
  readonly balance: number
  /** Handle of the pending action that the button confirms; `undefined` until it is prepared. */
  readonly intent: string | undefined
  /** URL of the previous step. */
  readonly back: string
}

/** The review step: the order and its cost in points. Its form starts the step-up. */
export function orderReview({ rows, help, points, balance, intent = '', back }: Review): ReviewStep {
  const locale = currentLocale()
  const cost = formatPoints(points, locale)
  return {
    kind: 'review',
    question: m.redeem_reviewQuestion(),
    help,
    rows: [
      ...rows,
      {
        id: 'points',
        label: m.redeem_rowPoints(),
        value: cost,
        of: m.redeem_ofYour({ points: formatPoints(balance, locale) }),
      },
    ],
    check: { strong: m.redeem_checkStrong(), text: m.redeem_checkText({ asks: stepUpAsks() }) },
    form: {
      action: href('/auth/step-up'),
      hidden: { intent },
      submit: m.redeem_submit({ points: cost }),
      back: { href: back, label: m.redeem_back() },
    },
  }
}

const names = {
  format: m.redeem_stepFormat,
  amount: m.redeem_stepAmount,
  address: m.redeem_stepAddress,
  review: m.redeem_stepReview,
}
type Step = keyof typeof names

/** Props of the step indicator. */
export const stepLine = (steps: readonly Step[], current: Step) => ({
  label: m.redeem_stepsLabel(),
  steps: steps.map((id) => ({ id, label: names[id]() })),
  current,
  doneLabel: m.redeem_stepDone(),
})
