import type { RedeemNotice } from '@borealis/design-system/patterns/redeem-dialog/redeem-types.ts'
import { formatPoints } from '#app/domain/points.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'
import { outcomeNotice, refusalWords } from '#app/shell/redeem/outcome-notice.ts'
import type { GiftCardState } from './redeem-state.ts'
import type { GiftCardRedeem } from './use-redeem.ts'

/** The backend's message about a refused order that a step-up returned from. */
export const refusalOf = ({ returned }: GiftCardRedeem): string | undefined =>
  returned?.name === 'refused' ? refusalWords(returned) : undefined

/** The outcome of the last attempt, or what was changed in what the address asks for. */
export function redeemNotice({ returned, known, earlierPoints }: GiftCardRedeem): RedeemNotice | null {
  const changed = known && priceNotice(known.state, earlierPoints)
  if (changed) return changed
  const outcome = outcomeNotice(returned, {
    refused: m.redeem_refusedTitle,
    cancelled: m.redeem_cancelledText,
  })
  // A refusal has been announced by a notification of its own (`useRefusalNotice`).
  if (outcome) return { ...outcome, quiet: outcome.status === 'error' }
  if (!known) return null
  const { state, facts } = known
  if (state.step === 'address' && state.isAddressGone) {
    return { status: 'info', title: m.redeem_addressGone(), text: m.redeem_amountGoneText() }
  }
  if (state.step !== 'amount') return null
  if (state.isAmountMissing) return { status: 'error', title: m.redeem_amountMissing() }
  if (state.isQuantityWrong) return { status: 'error', title: m.redeem_quantityWrong() }
  if (state.lostTo === 'balance') {
    const balance = formatPoints(facts.balance, currentLocale())
    return { status: 'info', title: m.redeem_amountGoneBalance({ balance }), text: m.redeem_amountGoneText() }
  }
  if (state.lostTo === 'stock') {
    return { status: 'info', title: m.redeem_amountGoneStock(), text: m.redeem_amountGoneText() }
  }
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

function priceNotice(
  { step, denomination, quantity }: GiftCardState,
  earlierPoints: number | null,
): RedeemNotice | null {
  const now = (denomination?.points ?? 0) * quantity
  if (step !== 'review' || earlierPoints === null || earlierPoints === now) return null
  const points = (amount: number) => formatPoints(amount, currentLocale())
  return {
    status: 'warning',
    title: m.redeem_priceChanged({ from: points(earlierPoints), to: points(now) }),
    text: m.redeem_priceChangedText(),
  }
}
