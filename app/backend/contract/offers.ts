import { z } from 'zod'
import { codeName, day, image, provinceCode } from './values.ts'

/** Which list of spec §3 an offer belongs to: offersForYouList, moreOffersList, moreWaysToEarn. */
export const offerKind = z.enum(['for-you', 'more-offers', 'more-ways-to-earn'])
export type OfferKind = z.infer<typeof offerKind>

/** An offer (spec §3). It is already on the card: there is nothing to activate. */
export const offer = z.object({
  offerCode: z.string().min(1),
  kind: offerKind,
  startDate: day,
  endDate: day
    .nullable()
    .describe('Last day, included, in the member’s time zone; null: until further notice'),
  category: z.array(codeName).min(1),
  provinceCodes: z.array(provinceCode).describe('Where it holds; empty: everywhere'),
  isLimitedTime: z.boolean(),
  isFeatured: z.boolean(),
  popularity: z.int().min(1).describe('Rank, 1 is the most used'),
  headline: z
    .object({
      value: z.string().min(1).describe('“+400”, “2×”, “20 %” with the spaces of the language'),
      unit: z.string().describe('“pts”, “the points”, “off”'),
    })
    .describe('The number that leads the card'),
  reason: z.string().nullable().describe('Why this member sees it; null when everybody does'),
  cmsContent: z.object({
    title: z.string().min(1),
    brand: z.object({ title: z.string().min(1), code: z.string().min(1) }),
    image: image.nullable().describe('Wide art, for the featured offer'),
    swatch: image,
    isCouponBased: z.boolean(),
    couponCode: z.string().nullable(),
    exclusions: z.string().min(1).describe('In full, on the card'),
    details: z.string(),
    howToSpend: z.string(),
    termsAndConditions: z.string(),
  }),
})
export type Offer = z.infer<typeof offer>

/**
 * Running offers: for a visitor those of every province, with a bearer those of the member's province and those for
 * this member. Ended ones answer only by their code.
 */
export const offerList = z.object({ offers: z.array(offer), categories: z.array(codeName) })
export type OfferList = z.infer<typeof offerList>

export const offerParams = z.object({ offerCode: z.string().min(1).max(64) })
