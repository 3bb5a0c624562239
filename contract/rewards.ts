import { z } from 'zod'
import { image, points, sentBack, webAddress } from './values.ts'

/** How to get a reward; `gift-card` names a brandId, `partner` an address outside the site. */
export const wayToRedeem = z.discriminatedUnion('type', [
  z.object({ type: z.literal('gift-card'), brandId: sentBack() }),
  z.object({ type: z.literal('travel') }),
  z.object({ type: z.literal('credit') }),
  z.object({ type: z.literal('partner'), url: webAddress, label: z.string().min(1) }),
])

const knownTypes = new Set<string>(wayToRedeem.options.map(({ shape }) => shape.type.value))

/** A way that this release does not know: the reward is shown without a link, for its texts say how to get it. */
const otherWay = z
  .object({
    type: z
      .string()
      .min(1)
      .refine((type) => !knownTypes.has(type), 'a way with fields that are missing'),
  })
  .transform(() => ({ type: 'other' as const }))
export type WayToRedeem = z.infer<typeof wayToRedeem> | z.infer<typeof otherWay>

/** A reward, with the field paths of spec §3. */
export const reward = z.object({
  code: sentBack(),
  title: z.string().min(1),
  brandInfo: z.object({ fields: z.object({ title: z.string().min(1) }) }),
  category: z.object({ fields: z.object({ name: z.string().min(1), code: z.string().min(1) }) }),
  pointsConversionLabel: z.string().min(1).describe('“From 1,000 points for $10”'),
  fromPoints: points.nullable().describe('The least it takes; null when it depends'),
  image: image,
  summary: z.string(),
  details: z.string(),
  howToSpend: z.string(),
  termsAndConditions: z.string(),
  isFeatured: z.boolean(),
  wayToRedeem: wayToRedeem.or(otherWay).describe('Other types may come: such a reward has no link'),
})
export type Reward = z.infer<typeof reward>

export const rewardList = z.object({
  rewards: z.array(reward),
  categories: z.array(z.object({ code: z.string().min(1), name: z.string().min(1) })),
})
export type RewardList = z.infer<typeof rewardList>

export const rewardParams = z.object({ code: sentBack() })
