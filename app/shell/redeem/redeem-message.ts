import type { MessageStep } from '@borealis/design-system/patterns/redeem-dialog/redeem-types.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '../links/href.ts'
import type { Redemption } from './use-redemption.ts'

/**
 * The message that replaces a step when the order cannot continue. An order with an unknown outcome takes precedence,
 * so that nobody places it twice.
 * @param redemption `known` is `null` while the balance is unknown and nothing can be offered
 * @param here URL of the current step, for a retry
 */
export function redeemMessage(
  redemption: Redemption & { readonly known: object | null },
  here: string,
): MessageStep | undefined {
  const { isUnderWay, unknownOrder, review, known, isFrozen, reviewFailed } = redemption
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
  if (isFrozen) {
    return {
      kind: 'blocked',
      question: m.redeem_frozenTitle(),
      text: m.redeem_frozenText(),
      action: { href: href('/account/security'), label: m.redeem_frozenAction() },
    }
  }
  const again = { href: here, label: m.redeem_tryAgain() }
  if (!known) {
    return {
      kind: 'blocked',
      question: m.redeem_noBalanceTitle(),
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
