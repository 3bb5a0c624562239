import { orderProgressQueries } from '#app/session/order-progress.queries.ts'
import type { OrderSelection } from './order-selection.schema.ts'
import { reviewOrder } from './redeem.functions.ts'

export const redeemQueries = {
  review: (selection: OrderSelection | undefined) =>
    orderProgressQueries.review('gift-card', selection, (data) => reviewOrder({ data })),
}
