import { orderProgressQueries } from '#app/actions/order-progress.data.ts'
import type { OrderSelection } from './order-selection.schema.ts'
import { reviewOrder } from './redeem.functions.ts'

export const redeemQueries = {
  review: (selection: OrderSelection | undefined) =>
    orderProgressQueries.review('gift-card', selection, (data) => reviewOrder({ data })),
}
