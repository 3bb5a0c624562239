import { creditRedemptionBody, travelRedemptionBody } from '@borealis/contract/transactions.ts'
import { day } from '@borealis/contract/values.ts'
import { z } from 'zod'

const id = z.string().min(1).max(64)

/** Points for a travel purchase, as a customer chose them; no order is opened at another rate than they saw. */
export const travelSelection = travelRedemptionBody.required()
export type TravelSelection = z.infer<typeof travelSelection>

/** Points for a credit on a card; likewise. */
export const creditSelection = creditRedemptionBody.required()
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
