import { type Announcement, announcement } from '@borealis/contract/announcements.ts'
import { addDays } from '@borealis/contract/serving/days.ts'
import type { Localised } from '@borealis/contract/serving/words.ts'
import { linkedTypes, type Spotlight } from '@borealis/contract/spotlights.ts'
import { z } from 'zod'
import { bilingual, readData } from '../data.ts'
import { picture } from '../pictures.ts'
import { type Bilingual, dayInWords, sameText } from '../text.ts'
import { categories, categoryKey } from './categories.ts'
import { brandOf } from './gift-cards.ts'

const announcementDraft = announcement
  .pick({ id: true, level: true, isDismissible: true, audience: true, path: true })
  .strict()
  .extend({
    publishedInDays: z.int(),
    endsInDays: z.int(),
    /** The day that `{day}` stands for, in the title without its year. */
    happensInDays: z.int().optional(),
    title: bilingual,
    body: bilingual,
  })
const announcements = readData('announcements', z.array(announcementDraft))

/**
 * Notices around the day of seeding, newest first: one that is still to come, so that moving the clock shows what cannot
 * be dismissed, and at the end two that are only in the archive.
 */
export function announcementsFrom(seedDay: string): Bilingual<Announcement>[] {
  const at = (days: number) => `${addDays(seedDay, days)}T13:00:00Z`
  return announcements.map(({ publishedInDays, endsInDays, happensInDays, ...written }) => {
    const day = dayInWords(addDays(seedDay, happensInDays ?? 0))
    return {
      ...written,
      title: withDay(written.title, {
        en: day.en.replace(/, \d{4}$/, ''),
        fr: day.fr.replace(/\s\d{4}$/, ''),
      }),
      body: withDay(written.body, day),
      publishedAt: at(publishedInDays),
      endsAt: at(endsInDays),
    }
  })
}

const withDay = ({ en, fr }: Localised, day: Localised): Localised => ({
  en: en.replace('{day}', day.en),
  fr: fr.replace('{day}', day.fr),
})

const spotlightDraft = z.strictObject({
  code: z.string(),
  linkedType: z.enum([...linkedTypes, 'contest']),
  to: z.strictObject({
    code: z.string().optional(),
    category: categoryKey.optional(),
    page: z.string().optional(),
  }),
  brand: z.string().nullable(),
  title: bilingual,
  description: bilingual,
})

/** One spotlight of each linked type, a second one for the offers, and one of a type that no site resolves yet. */
export const spotlights: readonly Bilingual<Spotlight>[] = readData(
  'spotlights',
  z.array(spotlightDraft),
).map(({ code, linkedType, to, brand, title, description }) => ({
  spotlightCode: code,
  linkedType,
  linkedCategoryCode: to.category ? categories[to.category].code : null,
  linkedCode: to.code ?? null,
  cmsContent: {
    title,
    description,
    brand: brand
      ? { title: sameText(brandOf(brand).name), code: brand }
      : { title: sameText('Borealis'), code: 'borealis' },
    webImage: { ...(brand ? picture('featured', brand) : picture('scenes', 'rewards')), label: title },
    page: to.page ?? null,
    category: to.category ? categories[to.category] : null,
  },
}))

/** A promotion PIN, written without spaces and dashes, in capitals. `maxUses` null: once per member, without a total. */
export type PromotionPin = {
  readonly pin: string
  readonly points: number
  readonly description: Localised
  readonly startDate: string
  readonly endDate: string
  readonly maxUses: number | null
}

const pinDraft = z.strictObject({
  pin: z.string(),
  points: z.int(),
  maxUses: z.int().nullable(),
  description: bilingual,
  startsInDays: z.int(),
  endsInDays: z.int(),
})
const pins = readData('promotion-pins', z.array(pinDraft))

/** PINs of every kind: good for all, single, used up by one, over, and not begun. */
export const promotionPinsFrom = (seedDay: string): PromotionPin[] =>
  pins.map(({ startsInDays, endsInDays, ...written }) => ({
    ...written,
    startDate: addDays(seedDay, startsInDays),
    endDate: addDays(seedDay, endsInDays),
  }))
