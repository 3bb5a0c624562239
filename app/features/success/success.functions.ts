import type { Order } from '@borealis/contract/transactions.ts'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { withStepUp } from '#app/actions/with-step-up.ts'

/** What is known of the order that the success page is about. */
export type PlacedOrder =
  | { readonly kind: 'found'; readonly order: Order }
  /** No number was given and no order was placed in this session. */
  | { readonly kind: 'none' }
  | { readonly kind: 'not-found'; readonly orderNumber: string }
  /** The orders cannot be read (spec §8). `isOurs`: this session placed it, so it exists. */
  | { readonly kind: 'unreadable'; readonly orderNumber: string; readonly isOurs: boolean }

/**
 * The order with this number, or without one the last order of the session.
 * @throws BackendError 401 `SIGNED_OUT`, and when the backend does not answer
 */
export const getPlacedOrder = createServerFn()
  .middleware([withStepUp])
  .validator(z.object({ orderNumber: z.string().min(1).max(40).optional() }))
  .handler(async ({ data, context }): Promise<PlacedOrder> => {
    const lastOrderNumber = await context.intents.lastOrderNumber()
    const orderNumber = data.orderNumber ?? lastOrderNumber
    if (!orderNumber) return { kind: 'none' }
    const result = await context.backend.transactions.orders({ orderNumber })
    if (!result.success) return { kind: 'unreadable', orderNumber, isOurs: orderNumber === lastOrderNumber }
    const order = result.data.orders.find((one) => one.orderNumber === orderNumber)
    return order ? { kind: 'found', order } : { kind: 'not-found', orderNumber }
  })
