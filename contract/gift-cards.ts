import { z } from 'zod'
import { MAX_LINE_NAME, MAX_LINE_QUANTITY } from './order-line.ts'
import {
  aside,
  cents,
  codeName,
  giftCardFormat,
  heldPoints,
  image,
  LAST_RANK,
  moment,
  OTHER,
  points,
  sentBack,
} from './values.ts'

/** One amount of a brand. `points` is the price of one card. */
export const denomination = z.object({
  sku: sentBack(),
  name: z.string().min(1).describe('Such as “$25”'),
  points: z.int().positive(),
  valueCents: cents,
  stock: z
    .partialRecord(giftCardFormat, z.int().min(0).nullable())
    .describe('Cards left per offered format; null: no limit; 0: sold out'),
})
export type Denomination = z.infer<typeof denomination>

/** When a card arrives: shown before points are spent, and again on the order. */
export const deliveryPromise = z.object({
  short: z.string().min(1).describe('“Usually within 15 minutes”'),
  sentence: z.string().min(1).describe('“By email, within 15 minutes.”'),
})

/** A gift-card brand (spec §3). */
export const giftCardBrand = z.object({
  brandId: sentBack(),
  brandName: z.string().min(1),
  cmsContent: z.object({
    category: codeName,
    image: image.describe('Card art, 320 by 202'),
    swatch: image.describe('Square crop of the same art'),
    featuredImage: image.nullable().describe('Wide crop of the same art'),
    description: z.string(),
    howToSpend: z.string(),
    acceptedAt: z.string().optional().describe('Where the card can be used: “In stores and online”'),
    termsAndConditions: z.string(),
  }),
  formats: z
    .array(z.enum([...giftCardFormat.options, OTHER]))
    .min(1)
    .transform((formats) => formats.filter((format) => format !== OTHER))
    .describe('Ordered here are the first two only; a brand with neither is sold out'),
  denominations: z.array(denomination).min(1).describe('Cheapest first'),
  popularity: aside(z.int().min(1).describe('Rank by cards chosen, 1 is the most chosen'), LAST_RANK),
  deliveryPromises: z.partialRecord(giftCardFormat, deliveryPromise).describe('One per offered format'),
})
export type GiftCardBrand = z.infer<typeof giftCardBrand>

export const giftCardList = z.object({ brands: z.array(giftCardBrand), categories: z.array(codeName) })
export type GiftCardList = z.infer<typeof giftCardList>

export const giftCardParams = z.object({ brandId: sentBack() })

/** An order line (spec §3). `points` is the price of one card as the customer saw it; a changed price refuses the order. */
export const orderLine = z.object({
  name: z.string().min(1).max(MAX_LINE_NAME),
  id: sentBack().describe('brandId'),
  sku: sentBack(),
  points: z.int().positive(),
  qty: z.int().min(1).max(MAX_LINE_QUANTITY),
})
export type OrderLine = z.infer<typeof orderLine>

/**
 * POST /redeem/giftCards/. An order with `addressId` is physical, without it an e-card (spec §3).
 * Needs the step-up header and `Idempotency-Key`; the same key and body answer the same bytes again.
 */
export const giftCardOrderBody = z.object({
  lines: z.array(orderLine).min(1).max(10),
  addressId: sentBack().optional().describe('uniqueId of one of the customer’s addresses'),
})
export type GiftCardOrderBody = z.infer<typeof giftCardOrderBody>

/** `pageNumber` is the page of GET /transaction/ (default size) that lists the order. */
export const giftCardOrderResult = z.object({
  orderNumber: z.string().min(1),
  pageNumber: z.int().min(1),
  format: z.enum([...giftCardFormat.options, OTHER]),
  points: points.describe('Points that left the balance'),
  balanceAfter: heldPoints,
  placedAt: moment,
})
export type GiftCardOrderResult = z.infer<typeof giftCardOrderResult>
