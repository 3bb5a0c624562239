import type { Send } from './call-input.ts'
import type {
  CreditRedemptionBody,
  OrdersQuery,
  TravelPurchasesQuery,
  TravelRedemptionBody,
} from './contract/transactions.ts'
import { readOrders } from './orders-result.ts'
import { redeemResult } from './redeem-result.ts'

type Once = { idempotencyKey: string }

export const transactions = (send: Send) => ({
  travelPurchases: (query: TravelPurchasesQuery) => send('listTravelPurchases', { query }),
  /** Needs the step-up token; like `giftCards.redeem`. */
  redeemTravel: (body: TravelRedemptionBody, { idempotencyKey }: Once) =>
    redeemResult(send('redeemTravel', { body, idempotencyKey })),
  /** Needs the step-up token; like `giftCards.redeem`. */
  redeemCredit: (body: CreditRedemptionBody, { idempotencyKey }: Once) =>
    redeemResult(send('redeemCredit', { body, idempotencyKey })),
  /** One page of orders. Orders that cannot be read are a value, not an error (spec §8). */
  orders: (query: OrdersQuery = {}) => readOrders(send('listOrders', { query }), query),
})
