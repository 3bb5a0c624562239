import { z } from 'zod'
import { writtenAddress } from './addresses.ts'
import { orderLine } from './gift-cards.ts'
import { MAX_ORDER_NUMBER } from './limits.ts'
import { amountKinds } from './redemptions.ts'
import {
  aside,
  cents,
  day,
  email,
  giftCardFormat,
  heldPoints,
  image,
  moment,
  newestFirst,
  OTHER,
  points,
  sentBack,
  webAddress,
} from './values.ts'

/** GET /transaction/byot (spec §7): purchases of travel on one card that points can be applied to. */
export const travelPurchasesQuery = z.object({
  accountUniqueId: sentBack(),
  fromDate: day.optional(),
  toDate: day.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(100),
  page: z.coerce.number().int().min(1).default(1),
})

export const travelPurchase = z.object({
  id: sentBack(),
  accountUniqueId: sentBack(),
  purchasedOn: day,
  merchant: z.string().min(1),
  description: z.string(),
  amountCents: cents,
  openCents: cents.describe('What is not yet paid in points'),
  pointsForAll: points.describe('Points that would pay openCents'),
  status: z.enum(['open', 'applied', 'expired', OTHER]),
  applyBy: day.nullable().describe('Last day on which points can be applied; null where there is none'),
})
export type TravelPurchase = z.infer<typeof travelPurchase>

export const travelPurchaseList = z.object({
  purchases: newestFirst(travelPurchase, 'purchasedOn'),
  page: z.int().min(1),
  limit: z.int().min(1),
  totalCount: z.int().min(0),
})
export type TravelPurchaseList = z.infer<typeof travelPurchaseList>

/** GET /transaction/ : the orders. Days are in the member's time zone, both included. */
export const ordersQuery = z.object({
  pageNumber: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
  fromDate: day.optional(),
  toDate: day.optional(),
  orderNumber: z.string().min(1).max(MAX_ORDER_NUMBER).optional().describe('Only this order'),
})
export type OrdersQuery = z.input<typeof ordersQuery>

export const orderStatus = z.enum([
  'placed',
  'printed',
  'shipped',
  'sent',
  'delivered',
  'applied',
  'partly-fulfilled',
  'cancelled',
  'refunded',
  OTHER,
])
export type OrderStatus = z.infer<typeof orderStatus>

/** One point of an order's timeline; `now` is where the order is, `next` lies ahead. */
export const timelineStep = z.object({
  code: z.string().min(1),
  label: z.string().min(1),
  detail: z.string().nullable(),
  at: moment.nullable(),
  expectedOn: day.nullable(),
  state: z.enum(['done', 'now', 'next', OTHER]),
})
export type TimelineStep = z.infer<typeof timelineStep>

/**
 * One order. Gift cards go placed → sent (e-card) or placed → printed → shipped → delivered (physical);
 * travel and credit go placed → applied. `cancelled` never left, `refunded` came back, of `partly-fulfilled` a part
 * could not be had: each with its points in `reversals`.
 */
export const order = z.object({
  orderNumber: z.string().min(1),
  kind: z.enum(['gift-card', ...amountKinds, OTHER]),
  placedAt: moment,
  status: orderStatus,
  statusText: z.string().min(1).describe('A heading: “On its way to Sudbury”'),
  format: z.enum([...giftCardFormat.options, OTHER]).nullable(),
  brandId: z.string().nullable(),
  title: z.string().min(1).describe('“Laurentide Sport, $25”'),
  image: image.nullable(),
  lines: z.array(orderLine.extend({ valueCents: cents })).describe('Empty for travel and credit'),
  points: points.describe('Points of the whole order'),
  valueCents: cents,
  pointsBefore: aside(heldPoints, null),
  pointsAfter: aside(heldPoints, null),
  timeline: z.array(timelineStep).min(1).describe('Oldest first'),
  promise: z.string().describe('The delivery promise as it was given'),
  expectedOn: day.nullable(),
  shippingAddress: writtenAddress
    .extend({ recipient: z.string().min(1) })
    .nullable()
    .describe('As it was when ordered'),
  deliverTo: email.nullable(),
  reversals: z
    .array(
      z.object({
        reference: z.string().min(1).describe('Of the line in the points history'),
        points,
        at: moment,
        postsBy: day.nullable().describe('Set while the points are still pending'),
        reason: z.string(),
      }),
    )
    .default([])
    .describe('Points of this order that came back, oldest first'),
  tracking: z
    .object({ carrier: z.string().min(1), number: z.string().min(1), url: webAddress.nullable() })
    .nullable(),
})
export type Order = z.infer<typeof order>

export const ordersPage = z.object({
  orders: newestFirst(order, 'placedAt'),
  pageNumber: z.int().min(1),
  pageSize: z.int().min(1),
  totalCount: z.int().min(0),
})
export type OrdersPage = z.infer<typeof ordersPage>

/** What GET /transaction/ really sends: `data.data` is `ordersPage` as a JSON string (spec §7). */
export const ordersEnvelope = z.object({ data: z.object({ data: z.string() }) })
export type OrdersEnvelope = z.infer<typeof ordersEnvelope>
