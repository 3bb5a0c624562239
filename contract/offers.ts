import { z } from 'zod'
import { MAX_OFFER_CATEGORIES, OFFER_CATEGORY, offerSortOrders } from './limits.ts'
import { aside, codeName, day, image, LAST_RANK, moment, OTHER, provinceCode, sentBack } from './values.ts'

/** Which list of spec §3 an offer belongs to: offersForYouList, moreOffersList, moreWaysToEarn. */
export const offerKind = z.enum(['for-you', 'more-offers', 'more-ways-to-earn', OTHER])

/** An offer (spec §3). It is already on the card: there is nothing to activate. */
export const offer = z.object({
  offerCode: sentBack(),
  kind: offerKind,
  startDate: day,
  endDate: day
    .nullable()
    .describe('Last day, included, in the member’s time zone; null: until further notice'),
  category: z.array(codeName).min(1),
  provinceCodes: z.array(provinceCode).describe('Where it holds; empty: everywhere'),
  isLimitedTime: z.boolean(),
  isFeatured: z.boolean(),
  popularity: aside(z.int().min(1).describe('Rank, 1 is the most used'), LAST_RANK),
  headline: z
    .object({
      value: z.string().min(1).describe('“+400”, “2×”, “20 %” with the spaces of the language'),
      unit: z.string().describe('“pts”, “the points”, “off”'),
    })
    .describe('The number that leads the card'),
  reason: z.string().nullable().describe('Why this member sees it; null when everybody does'),
  cmsContent: z.object({
    title: z.string().min(1),
    brand: z.object({
      title: z.string().min(1),
      code: sentBack().describe('Its `brandId` where it sells gift cards here'),
    }),
    image: image.nullable().describe('Wide art, for the featured offer'),
    swatch: image,
    isCouponBased: z.boolean(),
    couponCode: z.string().nullable(),
    exclusions: z.string().min(1).describe('In full, on the card'),
    details: z.string(),
    howToSpend: z.string(),
    acceptedAt: z
      .string()
      .optional()
      .describe('Where the offer can be used, within its provinces: “In stores and online”'),
    termsAndConditions: z.string(),
  }),
})
export type Offer = z.infer<typeof offer>

/** What a page of all offers shows them under, in this order (`offer-order.ts` says which). */
export const offerGroupNames = ['for-you', 'limited-time', 'more', 'ways-to-earn'] as const
export type OfferGroupName = (typeof offerGroupNames)[number]

/**
 * The lists that have a page each (spec §3): limitedTimeOffersList; offersForYouList; moreWaysToEarn and then
 * moreOffersList, so everything of the groups `ways-to-earn` and `more`.
 */
export const offerListName = z.enum(['limited-time', 'for-you', 'more'])
export type OfferListName = z.infer<typeof offerListName>

export const offerSortOrder = z.enum(offerSortOrders)
export type OfferSortOrder = z.infer<typeof offerSortOrder>

const code = OFFER_CATEGORY.source.slice(1, -1)

const question = {
  brandCode: sentBack().optional().describe('Offers of this brand only'),
  category: z
    .string()
    .regex(new RegExp(`^${code}(,${code}){0,${MAX_OFFER_CATEGORIES - 1}}$`))
    .optional()
    .describe('Codes, between commas: offers of any of them; without, of all'),
  sort: offerSortOrder.default('ending'),
  provinceCode: provinceCode
    .optional()
    .describe(
      'For a visitor: only what holds there, on the day it is there. A member’s own province counts instead',
    ),
}

export const offerQuery = z.object({
  ...question,
  list: offerListName.optional().describe('Without: all running offers'),
  pageNumber: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(24),
})

export const offerGroupQuery = z.object({
  ...question,
  groupSize: z.coerce.number().int().min(1).max(24).default(6).describe('Offers shown of each group'),
})

const around = {
  runningCount: z.int().min(0).describe('All running offers for this caller, of every list and category'),
  categories: z.array(codeName).describe('Those that the asked list has, whatever category is asked'),
  featured: offer.nullable().describe('The one to show at large scale, in whatever list it stands'),
}

/**
 * A page of running offers: for a visitor those of every province, with a bearer those of the member's province and
 * those for this member. Ended ones answer only by their code.
 */
export const offerList = z.object({
  offers: z.array(offer),
  pageNumber: z.int().min(1),
  pageSize: z.int().min(1),
  totalCount: z.int().min(0).describe('Offers of all pages'),
  listCount: z.int().min(0).describe('Offers of the asked list, whatever category is asked'),
  ...around,
})
export type OfferList = z.infer<typeof offerList>

/** The first running offers of every group that has some, with how many it has. */
export const offerGroups = z.object({
  groups: z.array(
    z.object({
      name: z.enum([...offerGroupNames, OTHER]),
      offers: z.array(offer).min(1),
      totalCount: z.int().min(1),
    }),
  ),
  ...around,
})

export const offerParams = z.object({ offerCode: sentBack() })

/** How an offer stands for one member; offers that were never used are not in the list. */
export const offerState = z.object({
  offerCode: z.string().min(1),
  state: z
    .enum(['in-progress', 'used', 'done', OTHER])
    .describe('in-progress: more is to come · done: nothing more'),
  count: z.int().min(0).nullable().describe('How often it was used; null: not counted'),
  goal: z
    .int()
    .min(1)
    .nullable()
    .describe('How often it can be used, or must be; null: as often as one likes'),
  lastOn: moment.describe('When it was used last'),
})
export type OfferState = z.infer<typeof offerState>
export const offerStateList = z.object({ states: z.array(offerState) })
