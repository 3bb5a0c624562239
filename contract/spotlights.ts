import { z } from 'zod'
import { codeName, image } from './values.ts'

/** The linked types this release resolves. A spotlight of any other type is not shown, and logged. */
export const linkedTypes = [
  'offer',
  'offer-category',
  'reward',
  'reward-category',
  'gift-card',
  'gift-card-category',
  'page',
] as const

/**
 * A spotlight (spec §3). `linkedCategoryCode` is the category for the three category types;
 * `linkedCode` the offerCode, reward code or brandId for the three single types; `cmsContent.page` a path for `page`.
 */
export const spotlight = z.object({
  spotlightCode: z.string().min(1),
  linkedType: z.string().min(1).describe('One of linkedTypes; others may come and are ignored'),
  linkedCategoryCode: z.string().nullable(),
  linkedCode: z.string().nullable(),
  cmsContent: z.object({
    title: z.string().min(1),
    description: z.string(),
    brand: z.object({ title: z.string().min(1), code: z.string().min(1) }),
    webImage: image,
    page: z.string().startsWith('/').nullable().describe('Path on the site, without language prefix'),
    category: codeName.nullable(),
  }),
})
export type Spotlight = z.infer<typeof spotlight>

export const spotlightList = z.object({ spotlights: z.array(spotlight) })
export type SpotlightList = z.infer<typeof spotlightList>
