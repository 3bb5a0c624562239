import { z } from 'zod'
import type { ExtensionFlag } from './extension-calls.ts'
import { FILTER_CODE } from './limits.ts'
import { amountKinds } from './redemptions.ts'
import { codeName, day, image, OTHER, provinceCode, sentBack } from './values.ts'

/** The colours of a palette, by the design system's token names. A brand may change all but the status colours. */
export const paletteToken = z.enum([
  'paper',
  'surface',
  'sunken',
  'line',
  'control',
  'ink',
  'ink-2',
  'ink-3',
  'brand',
  'brand-hover',
  'on-brand',
  'aurora',
  'on-aurora',
  'aurora-text',
  'aurora-line',
  'aurora-wash',
  'night',
  'night-2',
  'on-night',
  'on-night-2',
  'night-line',
  'sky-1',
  'sky-2',
  'sky-3',
  'focus',
  'scrim',
])
export type PaletteToken = z.infer<typeof paletteToken>

/** `oklch(L C H)` or `#rrggbb`, nothing else: the value ends up in a style sheet. */
const colour = z.string().regex(/^(oklch\(\d*\.?\d+ \d*\.?\d+ \d+(\.\d+)?\)|#[0-9a-f]{6})$/i)

/** Brand colours (spec §3). What is not named stays as the design system has it. */
export const palette = z.object({
  code: z.string().regex(/^[a-z0-9-]+$/),
  brandCode: z.string().min(1),
  colours: z.partialRecord(paletteToken, colour),
  darkColours: z.partialRecord(paletteToken, colour).describe('For dark; may be empty'),
})
export type Palette = z.infer<typeof palette>

/** A brand's look for the members of some provinces, for a while (spec §3). It uses the palette with its `brandCode`. */
export const takeover = z.object({
  code: z.string().regex(/^[a-z0-9-]+$/),
  provinceCodes: z.array(provinceCode).min(1),
  brandCode: z.string().min(1),
  title: z.string().min(1).describe('The strip: what and where, “Harbour Grocer week in Ontario”'),
  startDate: day,
  endDate: day.describe('Last day, included'),
})
export type Takeover = z.infer<typeof takeover>

/** Variant A for hash(deviceId, key) mod 100 below `ratio`, else B (spec §4). */
export const experiment = z.object({
  key: z.string().min(1),
  ratio: z.int().min(0).max(100),
  analyticsCode: z.string().min(1),
  title: z.string().min(1).describe('What is tried, in words a member understands'),
})

/** One way to spend points, for “What your points are worth” and the travel and credit pages. */
export const wayToSpend = z.object({
  code: z.enum(['gift-cards', ...amountKinds, OTHER]).describe('other: not shown'),
  name: z.string().min(1),
  detail: z.string(),
  centsPer1000Points: z.int().positive().describe('Cents that 1,000 points buy: 1000 is one cent a point'),
  minPoints: z.int().min(1),
  stepPoints: z.int().min(1).describe('Points are spent in multiples of this'),
})
export type WayToSpend = z.infer<typeof wayToSpend>

/** With the least amount that can be spent: a multiple of the step that is worth a cent, whatever the programme wrote. */
function withLeastAmount(way: WayToSpend): WayToSpend {
  const { centsPer1000Points, minPoints, stepPoints } = way
  const least = Math.max(minPoints, Math.ceil(1000 / centsPer1000Points))
  return { ...way, minPoints: Math.ceil(least / stepPoints) * stepPoints }
}

/** A period to choose in history and orders. `months` back from today; null: everything. */
export const dateRange = codeName.extend({ months: z.int().min(1).nullable(), isDefault: z.boolean() })

/** What the programme allows per redemption. A missing number means no such limit. */
export const redemptionLimits = z.object({
  minPoints: z.int().min(1).optional(),
  maxQuantity: z.int().min(1).optional().describe('Cards in one order'),
  maxPointsPerDay: z
    .int()
    .min(1)
    .optional()
    .describe(
      'Points in one day of the member’s time zone, without what came back of cancelled orders. An order counts until that day is over in the zone in which it was placed, too',
    ),
})
export type RedemptionLimits = z.infer<typeof redemptionLimits>

/** For programmes whose points lapse: how early a member is notified. Absent: sixty and thirty days. */
export const pointsExpiry = z.object({
  noticeDays: z.int().min(30).max(60).describe('Days before the date from which a notice stands'),
  urgentDays: z.int().min(1).max(60).describe('Fewer days than these left: it is pressing'),
})

/** The flags that this site reads, by name, so that a misspelt one does not compile. */
type FeatureFlags = Readonly<Partial<Record<'isGhostKitActivationEnabled' | ExtensionFlag, boolean>>>

const featureFlags: z.ZodType<FeatureFlags> = z
  .record(z.string(), z.boolean())
  .describe('isGhostKitActivationEnabled, the extension flags, and what a programme adds')

/** What a member chooses, so that its code comes back. */
const choices = z.array(codeName.extend({ code: sentBack() }))

/** GET /api/page-data: what every page may need (spec §3), in the caller's language. */
export const pageData = z.object({
  featureFlags,
  public: z.object({
    auth: z.object({
      isActive: z.boolean().default(true).describe('False: sign-in and sign-up give way to a notice'),
    }),
  }),
  accountSegments: z.array(codeName),
  awardTypes: z.array(codeName).describe('The history’s type filter, ALL first'),
  historyCategories: z
    .array(codeName)
    .describe(`The history’s category filter, ALL first. Codes match ${FILTER_CODE.source}`),
  cardTypes: z
    .array(codeName)
    .describe(`The history’s card filter, ALL first. Codes match ${FILTER_CODE.source}`),
  interests: choices.describe('What a member may care about at sign-up and in preferences'),
  dateRanges: z.array(dateRange).describe(`Codes match ${FILTER_CODE.source}`),
  months: z
    .array(z.object({ number: z.int().min(1).max(12), name: z.string(), shortName: z.string() }))
    .length(12),
  genders: choices,
  provinces: z.array(z.object({ code: provinceCode, name: z.string().min(1) })).length(13),
  experiments: z.array(experiment),
  palettes: z.array(palette),
  takeovers: z.array(takeover),
  labels: z.object({
    details: z.string(),
    howToSpend: z.string(),
    termsAndConditions: z.string(),
    readMoreTermsConditions: z.string(),
    expires: z.string(),
  }),
  pointsPerDollar: z.int().positive().optional().describe('Absent: no worth of a balance is shown'),
  redemptionLimits: redemptionLimits.optional().describe('Absent: no limit but the balance'),
  pointsExpiry: pointsExpiry.optional(),
  waysToSpend: z
    .array(wayToSpend.transform(withLeastAmount))
    .describe('Best value first. Travel and credit are shown where they are among them'),
  termsVersion: sentBack(),
  welcomePoints: z.int().min(0),
  minimumAge: z.int().min(0).optional(),
  shareImage: image.nullable(),
})
export type PageData = z.infer<typeof pageData>
