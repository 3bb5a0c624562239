import type { BannerProps } from '@borealis/design-system/components/banner/banner.tsx'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/site/links/href.ts'
import { refusalWords } from '#app/site/page-parts/use-order-outcome.ts'
import type { Spend } from './use-spend.ts'

export interface SpendMessage {
  readonly question: string
  readonly text: string
  readonly action: { readonly href: string; readonly label: string }
  /** True while its outcome may still change by itself. */
  readonly isLive: boolean
}

/**
 * What stands in the place of the question when points cannot be spent now. An order whose outcome is not known comes
 * before everything else, so that nobody places it twice.
 */
export function spendMessage(spend: Spend, here: string): SpendMessage | undefined {
  const { isUnderWay, review, known, isFrozen, reviewFailed } = spend
  const again = { href: here, label: m.redeem_tryAgain() }
  if (isUnderWay || review?.progress.name === 'running') {
    const action = { href: here, label: m.redeem_checkAgain() }
    return { question: m.redeem_checkingTitle(), text: m.redeem_checkingText(), action, isLive: true }
  }
  if (review?.blockedBy) {
    const action = { href: here, label: m.redeem_checkAgain() }
    return { question: m.redeem_blockedTitle(), text: m.redeem_blockedText(), action, isLive: true }
  }
  if (isFrozen) {
    const action = { href: href('/account/security'), label: m.spend_frozenAction() }
    return { question: m.redeem_frozenTitle(), text: m.spend_frozenText(), action, isLive: false }
  }
  if (!known) {
    return {
      question: m.redeem_noBalanceTitle(),
      text: m.redeem_noBalanceText(),
      action: again,
      isLive: false,
    }
  }
  if (reviewFailed && !review) {
    return {
      question: m.redeem_reviewFailedTitle(),
      text: m.redeem_reviewFailedText(),
      action: again,
      isLive: false,
    }
  }
  return undefined
}

/** The outcome of the last attempt, as long as the address names it. */
export function spendNotice({ returned }: Spend): Pick<BannerProps, 'status' | 'title' | 'children'> | null {
  if (returned?.name === 'refused') {
    return {
      status: 'error',
      title: m.spend_refusedTitle(),
      children: refusalWords(returned),
    }
  }
  if (returned?.name !== 'waiting') return null
  return returned.cancelled
    ? { status: 'info', title: m.redeem_cancelledTitle(), children: m.spend_cancelledText() }
    : { status: 'warning', title: m.redeem_lostTitle(), children: m.redeem_lostText() }
}
