import { z } from 'zod'
import { sumOfType, type TransactionType, typeCodes } from './transaction-types.ts'
import {
  aside,
  cents,
  codeName,
  day,
  heldPoints,
  image,
  moment,
  newestFirst,
  OTHER,
  signedPoints,
} from './values.ts'

const meanings: Readonly<Record<TransactionType, string>> = {
  EARN: 'a purchase at a partner',
  BONUS: 'a promotion, a PIN or the welcome',
  REDEEM: 'points spent',
  REFUND: 'points of a cancelled order',
  ADJUST: 'a correction',
  EXPIRE: 'points that lapsed',
}
export const transactionType = z
  .enum(typeCodes)
  .describe(
    `What it is and the sum of \`summary\` that it counts in: ${typeCodes.map((type) => `${type} ${meanings[type]}, ${sumOfType(type)}`).join(' · ')}.`,
  )

/**
 * POST /points/history. Filters default to ALL, paging to 100 and 1 (spec §9); a statement may ask for 1,000.
 * Days are in the member's time zone, both included. Without days: the twelve months up to today.
 */
export const pointsHistoryBody = z.object({
  fromDate: day.optional(),
  toDate: day.optional(),
  type: transactionType.or(z.literal('ALL')).default('ALL'),
  category: z.string().min(1).max(40).default('ALL'),
  cardType: z.string().min(1).max(40).default('ALL'),
  pageNumber: z.int().min(1).default(1),
  pageSize: z.int().min(1).max(1000).default(100),
})
/** What a caller writes: everything may be left out. */
export type PointsHistoryBody = z.input<typeof pointsHistoryBody>

/** One line of the ledger. Pending ones have no `postedAt` and no `balanceAfter`, and count in no sum. */
export const transaction = z.object({
  id: z.string().min(1),
  reference: z.string().min(1).describe('Short, for the member to quote'),
  occurredAt: moment,
  postedAt: moment.nullable(),
  postsBy: day.nullable().describe('While pending: by when it posts'),
  type: z.enum([...transactionType.options, OTHER]),
  category: aside(codeName, { code: OTHER, name: '' }),
  partner: z.object({ code: z.string().min(1), name: z.string().min(1), image: image.nullable() }).nullable(),
  cardType: z.string().min(1),
  description: z.string().min(1).describe('What: “Harbour Grocer, Queen St”'),
  explanation: z
    .string()
    .describe('Why this many: “$96.00 at 5 per dollar = 480, plus 615 for 5× on fresh food”'),
  amountCents: cents.nullable().describe('What was paid, when something was'),
  basePoints: aside(signedPoints, null),
  bonusPoints: aside(signedPoints, null),
  points: signedPoints.describe('basePoints + bonusPoints'),
  balanceAfter: heldPoints
    .nullable()
    .describe('Balance after this line, of the whole ledger whatever the filter'),
  orderNumber: z.string().nullable(),
})
export type Transaction = z.infer<typeof transaction>
/** As a backend writes it: with all that the contract has. */
export type WrittenTransaction = z.input<typeof transaction>

/**
 * Sums of the posted lines in the range and under the filters: opening + earned − redeemed + adjusted = closing.
 * `opening` is the balance before the first day under no filter, and 0 under one; closing follows from it.
 */
export const pointsSummary = z.object({
  fromDate: day,
  toDate: day,
  opening: heldPoints,
  earned: signedPoints.describe('Negative when more purchases were returned than made'),
  redeemed: signedPoints.describe('Without sign; negative when more came back than was redeemed'),
  adjusted: signedPoints,
  closing: heldPoints,
  earnedByWeek: z
    .array(z.object({ weekStart: day, points: signedPoints }))
    .describe('Every week of the range, oldest first, from its first day in steps of seven'),
  spentByMonth: z
    .array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), points: signedPoints }))
    .describe('Every month that the range touches, oldest first'),
})
export type PointsSummary = z.infer<typeof pointsSummary>

const facet = codeName.extend({ count: z.int().min(0) })

/** `facets` count the range under the other filters, for the filter's menus. */
export const pointsHistory = z.object({
  transactions: newestFirst(transaction, 'occurredAt'),
  pageNumber: z.int().min(1),
  pageSize: z.int().min(1),
  totalCount: z.int().min(0),
  summary: pointsSummary,
  facets: z.object({ types: z.array(facet), categories: z.array(facet), cardTypes: z.array(facet) }),
})
export type PointsHistory = z.infer<typeof pointsHistory>
export type WrittenPointsHistory = z.input<typeof pointsHistory>
