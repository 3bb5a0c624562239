import type { RedeemNotice } from '@borealis/design-system/patterns/redeem-dialog/redeem-types.ts'
import { useEffect } from 'react'
import { formatPoints } from '#app/domain/points.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { ORDER_ERROR_MS } from '#app/notifications/notification.ts'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import * as m from '#app/paraglide/messages.js'
import { outcomeNotice, refusalWords } from './flow-words.ts'
import type { GiftCardRedeem } from './gift-card-redeem-page.tsx'
import type { GiftCardState } from './gift-card-state.ts'

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

const TARGET = 'redeem-dialog'

/**
 * Raises the backend's words about a refused order for ten seconds (spec §8), once for each refusal.
 * @returns true while they are shown as a notice; afterwards the dialog keeps them in its own place
 */
export function useRefusalNotice(intent: string | undefined, words: string | undefined): boolean {
  const { notices, notify, dismiss } = useNotifications()
  useEffect(() => {
    if (!intent || words === undefined) return
    const message = m.redeem_refusedMessage({ detail: words })
    const id = notify({
      status: 'error',
      message,
      options: { duration: ORDER_ERROR_MS, target: TARGET },
    })
    return () => dismiss(id)
  }, [intent, words, notify, dismiss])
  return notices.some(({ options }) => options.target === TARGET)
}
