import type { Order } from '@borealis/contract/transactions.ts'
import { day } from '@borealis/contract/values.ts'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { withCustomer } from '#app/session/session.middleware.ts'

/** Orders in one page of the list. */
const ORDERS_A_PAGE = 20

/**
 * One page of the orders of a period (days in the member's zone, both included), newest first. An answer whose orders
 * cannot be read is a value, not an error (spec §8).
 */
export const listOrders = createServerFn()
  .middleware([withCustomer])
  .validator(
    z.object({ pageNumber: z.int().min(1).max(10_000), fromDate: day.optional(), toDate: day.optional() }),
  )
  .handler(({ data, context }) => context.backend.transactions.orders({ ...data, pageSize: ORDERS_A_PAGE }))

/** The latest order alone, for a glance. */
export const getLatestOrder = createServerFn()
  .middleware([withCustomer])
  .handler(({ context }) => context.backend.transactions.orders({ pageSize: 1 }))

/** One order, or why it cannot be shown. */
export type FoundOrder =
  | { readonly kind: 'found'; readonly order: Order }
  | { readonly kind: 'not-found' }
  /** The orders cannot be read (spec §8). */
  | { readonly kind: 'unreadable' }

export const getOrder = createServerFn()
  .middleware([withCustomer])
  .validator(z.object({ orderNumber: z.string().min(1).max(40) }))
  .handler(async ({ data, context }): Promise<FoundOrder> => {
    const result = await context.backend.transactions.orders({ orderNumber: data.orderNumber })
    if (!result.success) return { kind: 'unreadable' }
    const order = result.data.orders.find(({ orderNumber }) => orderNumber === data.orderNumber)
    return order ? { kind: 'found', order } : { kind: 'not-found' }
  })
