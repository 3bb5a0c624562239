import type { GiftCardOrderBody, GiftCardOrderResult } from '@borealis/contract/gift-cards.ts'
import type { IdempotencyOptions, Send } from './call-input.ts'
import { type Redeemed, redeemResult } from './redeem-result.ts'

/** What came of a gift-card order. */
export type RedeemResult = Redeemed<GiftCardOrderResult>

export const giftCards = (send: Send) => ({
  /**
   * Spends points on gift cards; needs the step-up token. The same key with the same order never spends twice.
   * @throws BackendError when the outcome is not known: ask `me.redemption(idempotencyKey)`.
   */
  redeem: (body: GiftCardOrderBody, once: IdempotencyOptions): Promise<RedeemResult> =>
    redeemResult(send('redeemGiftCards', { body, ...once })),
})
