import { extensionFlags } from '@borealis/contract/extension-calls.ts'
import type { PageData } from '@borealis/contract/page-data.ts'
import { amountKinds } from '@borealis/contract/redemptions.ts'
import { text } from '@borealis/contract/serving/words.ts'
import { typeCodes } from '@borealis/contract/transaction-types.ts'
import { provinceCode } from '@borealis/contract/values.ts'
import { z } from 'zod'
import { bilingual, named, readData } from '../data.ts'
import type { Bilingual } from '../text.ts'
import { categories, historyCategories } from './categories.ts'
import { pointsPerDollar } from './gift-cards.ts'
import { palettes, takeoversFrom } from './palettes.ts'

const lists = readData(
  'page-data',
  z.strictObject({
    accountSegments: z.array(named),
    awardTypes: z
      .array(named)
      .refine(
        (named) => typeCodes.every((type) => named.some(({ code }) => code === type)),
        'A type of the contract has no name.',
      ),
    cardTypes: z.array(named),
    dateRanges: z.array(named.extend({ months: z.int().nullable(), isDefault: z.boolean() })),
    months: z.array(z.strictObject({ number: z.int(), name: bilingual, shortName: bilingual })).length(12),
    genders: z.array(named),
    provinces: z.array(named.extend({ code: provinceCode })),
    experiments: z.array(
      z.strictObject({ key: z.string(), ratio: z.int(), analyticsCode: z.string(), title: bilingual }),
    ),
    labels: z.strictObject({
      details: bilingual,
      howToSpend: bilingual,
      termsAndConditions: bilingual,
      readMoreTermsConditions: bilingual,
      expires: bilingual,
    }),
    redemptionLimits: z.strictObject({
      minPoints: z.int(),
      maxQuantity: z.int(),
      maxPointsPerDay: z.int(),
    }),
    pointsExpiry: z.strictObject({ noticeDays: z.int(), urgentDays: z.int() }),
    waysToSpend: z.array(
      z.strictObject({
        code: z.enum(['gift-cards', ...amountKinds]),
        name: bilingual,
        detail: bilingual,
        centsPer1000Points: z.int(),
        minPoints: z.int(),
        stepPoints: z.int(),
      }),
    ),
    termsVersion: z.string(),
    welcomePoints: z.int(),
    minimumAge: z.int(),
  }),
)

/** No extension is on until the backend says so; `redemptionStatus` is part of the core. */
const extensions = Object.fromEntries(extensionFlags.map((flag) => [flag, flag === 'redemptionStatus']))

/** Global page data as of the day of seeding (spec §3). */
export function pageDataFrom(seedDay: string): Bilingual<PageData> {
  return {
    ...lists,
    featureFlags: { ...extensions, isGhostKitActivationEnabled: true },
    public: { auth: { isActive: true } },
    historyCategories: [{ code: 'ALL', name: text('All', 'Toutes') }, ...Object.values(historyCategories)],
    interests: Object.values(categories),
    palettes: [...palettes],
    takeovers: takeoversFrom(seedDay),
    pointsPerDollar,
    shareImage: null,
  }
}
