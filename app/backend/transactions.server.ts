import type {
  CreditRedemptionBody,
  OrdersQuery,
  TravelPurchasesQuery,
  TravelRedemptionBody,
} from '@borealis/contract/transactions.ts'
import type { IdempotencyOptions, Send } from './call-input.ts'
import { readOrders } from './orders-result.ts'
import type { AnswerLog } from './read-answer.ts'
import { redeemResult } from './redeem-result.ts'

export const transactions = (send: Send, log: AnswerLog) => ({
  travelPurchases: (query: TravelPurchasesQuery) => send('listTravelPurchases', { query }),
  /** Needs the step-up token; like `giftCards.redeem`. */
  redeemTravel: (body: TravelRedemptionBody, once: IdempotencyOptions) =>
    redeemResult(send('redeemTravel', { body, ...once })),
  /** Needs the step-up token; like `giftCards.redeem`. */
  redeemCredit: (body: CreditRedemptionBody, once: IdempotencyOptions) =>
    redeemResult(send('redeemCredit', { body, ...once })),
  /** One page of orders. Orders that cannot be read are a value, not an error (spec §8). */
  orders: (query: OrdersQuery = {}) => readOrders(send('listOrders', { query }), query, log),
  /** The latest orders exactly as the contract has them, to tell from them what became of one. */
  ordersToTellFrom: () => readOrders(send('listOrders', { query: {} }), {}, log, { isStrict: true }),
})
