import { MAX_LINE_QUANTITY } from '@borealis/contract/order-line.ts'
import { giftCardFormat } from '@borealis/contract/values.ts'
import { z } from 'zod'

/** What a customer chose on the way to an order; without `addressId` it is an e-card (spec §3). */
export const orderSelection = z
  .object({
    brandId: z.string().min(1).max(64),
    format: giftCardFormat,
    sku: z.string().min(1).max(64),
    /** Price of one card as the customer sees it: nothing is ordered at any other. */
    points: z.int().positive(),
    quantity: z.int().min(1).max(MAX_LINE_QUANTITY),
    addressId: z.string().min(1).max(64).optional(),
  })
  .refine(({ format, addressId }) => (format === 'Physical') === (addressId !== undefined), {
    message: 'a physical card needs an address, an e-card has none',
  })

export type OrderSelection = z.infer<typeof orderSelection>
