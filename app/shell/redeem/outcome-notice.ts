import type { RedeemNotice } from '@borealis/design-system/patterns/redeem-dialog/redeem-types.ts'
import type { OrderProgress } from '#app/actions/order-progress.data.ts'
import * as m from '#app/paraglide/messages.js'

interface Words {
  readonly refused: () => string
  readonly cancelled: () => string
}

/** A notice about the last attempt, as long as the URL names it; `null` for an order that is in progress or done. */
export function outcomeNotice(returned: OrderProgress | undefined, words: Words): RedeemNotice | null {
  if (returned?.name === 'refused') {
    return { status: 'error', title: words.refused(), text: refusalWords(returned) }
  }
  if (returned?.name !== 'waiting') return null
  if (returned.hasLooked) return { status: 'info', title: m.redeem_unknownLooked() }
  return returned.cancelled
    ? { status: 'info', title: m.redeem_cancelledTitle(), text: words.cancelled() }
    : { status: 'warning', title: m.redeem_lostTitle(), text: m.redeem_lostText() }
}

type Refused = Extract<OrderProgress, { name: 'refused' }>

/** The backend's message for a refused order, or the site's own when it has none or the order was never taken up. */
export function refusalWords({ code, detail }: Pick<Refused, 'code' | 'detail'>): string {
  if (code === 'NOT_SENT' || code === 'HTTP_429') return m.redeem_notSent()
  return detail ?? m.redeem_refusedNoWords()
}
