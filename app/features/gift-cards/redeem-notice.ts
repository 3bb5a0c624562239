import type { RedeemNotice } from '@borealis/design-system/patterns/redeem-dialog/redeem-types.ts'
import { formatPoints } from '#app/domain/points.ts'
import * as m from '#app/paraglide/messages.js'
import { currentLocale } from '#app/site/links/locale.ts'
import { refusalWords } from '#app/site/page-parts/use-order-outcome.ts'
import type { Redeem } from './use-redeem.ts'

/** The backend's words about the order that a step-up came back from, when it was refused. */
export const refusalOf = ({ returned }: Redeem): string | undefined =>
  returned?.name === 'refused' ? refusalWords(returned) : undefined

/** The outcome of the last attempt, as long as the address names it. */
export function redeemNotice(redeem: Redeem): RedeemNotice | null {
  const { returned, known } = redeem
  const refusal = refusalOf(redeem)
  if (refusal !== undefined) {
    return { status: 'error', title: m.redeem_refusedTitle(), text: refusal, quiet: true }
  }
  if (returned?.name === 'waiting') {
    return returned.cancelled
      ? { status: 'info', title: m.redeem_cancelledTitle(), text: m.redeem_cancelledText() }
      : { status: 'warning', title: m.redeem_lostTitle(), text: m.redeem_lostText() }
  }
  if (known?.state.step !== 'amount') return null
  const { state, facts } = known
  if (state.isQuantityCut) {
    return {
      status: 'info',
      title: m.redeem_quantityCut({ count: formatPoints(state.quantity, currentLocale()) }),
    }
  }
  if (state.isTooSmall) {
    const min = formatPoints(facts.limits.minPoints ?? 0, currentLocale())
    return { status: 'info', title: m.redeem_tooSmall({ min }) }
  }
  return null
}
