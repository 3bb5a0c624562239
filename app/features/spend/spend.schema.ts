import { MAX_ID, MAX_PAGE } from '@borealis/contract/limits.ts'
import { MAX_LINE_QUANTITY } from '@borealis/contract/order-line.ts'
import { amountBodies, amountKinds } from '@borealis/contract/redemptions.ts'
import { cents, day, giftCardFormat } from '@borealis/contract/values.ts'
import { z } from 'zod'

const id = z.string().min(1).max(MAX_ID)

/** What a customer chose on the way to an order; without `addressId` it is an e-card (spec §3). */
export const orderSelection = z
  .object({
    brandId: id,
    format: giftCardFormat,
    sku: id,
    /** Price of one card as the customer sees it: nothing is ordered at any other. */
    points: z.int().positive(),
    quantity: z.int().min(1).max(MAX_LINE_QUANTITY),
    addressId: id.optional(),
  })
  .refine(({ format, addressId }) => (format === 'Physical') === (addressId !== undefined), {
    message: 'a physical card needs an address, an e-card has none',
  })

export type OrderSelection = z.infer<typeof orderSelection>

/** Points that pay an amount of money, as a customer chose them; no order is opened at another rate than they saw. */
export const amountSelection = z
  .object({
    kind: z.enum(amountKinds),
    points: z.int().positive(),
    creditCents: cents,
    /** The card, and the purchase on it, for the kinds that have one. */
    accountUniqueId: id.optional(),
    purchaseId: id.optional(),
  })
  .refine((selection) => amountBodies[selection.kind].safeParse(selection).success, {
    message: 'the kind needs a card, or a purchase on it',
  })
export type AmountSelection = z.infer<typeof amountSelection>

/** One card's travel in a period, both days included. */
export const travelList = z.object({
  accountUniqueId: id,
  page: z.int().min(1).max(MAX_PAGE),
  fromDate: day.optional(),
  toDate: day.optional(),
})
export type TravelList = z.infer<typeof travelList>

export const onePurchase = z.object({ accountUniqueId: id, purchaseId: id })
