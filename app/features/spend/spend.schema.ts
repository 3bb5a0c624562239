import { MAX_LINE_QUANTITY } from '@borealis/contract/order-line.ts'
import { amountBodies } from '@borealis/contract/redemptions.ts'
import { day, giftCardFormat } from '@borealis/contract/values.ts'
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

const id = z.string().min(1).max(64)

/** Points for a travel purchase, as a customer chose them; no order is opened at another rate than they saw. */
export const travelSelection = amountBodies.travel.required()
export type TravelSelection = z.infer<typeof travelSelection>

/** Points for a credit on a card; likewise. */
export const creditSelection = amountBodies.credit.required()
export type CreditSelection = z.infer<typeof creditSelection>

/** One card's travel in a period, both days included. */
export const travelList = z.object({
  accountUniqueId: id,
  page: z.int().min(1).max(10_000),
  fromDate: day.optional(),
  toDate: day.optional(),
})
export type TravelList = z.infer<typeof travelList>

export const onePurchase = z.object({ accountUniqueId: id, purchaseId: id })
