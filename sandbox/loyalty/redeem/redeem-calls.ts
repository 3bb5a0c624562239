import type { Handlers } from '../http/call.ts'
import type { Loyalty } from '../loyalty.ts'
import { placeGiftCardOrder } from './gift-card-order.ts'

/** POST /redeem/giftCards/ (spec §7). */
export function redeemCalls(loyalty: Loyalty) {
  return {
    redeemGiftCards: ({ sub, body, now }) => placeGiftCardOrder(loyalty, sub, body, now),
  } satisfies Handlers
}
