import type { ClaimRules, Contact, HelpArticle, PostingTime } from '@borealis/contract/help.ts'
import { addDays } from '@borealis/contract/serving/days.ts'
import { z } from 'zod'
import { bilingual, named, readData } from '../data.ts'
import { type Bilingual, sameText } from '../text.ts'
import { brands } from './gift-cards.ts'

const article = z.strictObject({
  slug: z.string(),
  title: bilingual,
  summary: bilingual,
  sections: z.array(z.strictObject({ heading: bilingual, paragraphs: z.array(bilingual).min(1) })),
  /** The code of one of the categories. */
  category: z.string(),
})

const help = readData(
  'help',
  z.strictObject({
    /** Subjects, in the order of the table of contents. */
    categories: z.array(named),
    articles: z.array(article),
    /** A partner may need this long; before that, points are late and not lost. */
    claimRules: z.strictObject({ waitDays: z.int(), withinDays: z.int(), receiptDays: z.int() }),
    contact: z.strictObject({
      phone: bilingual,
      phoneHours: bilingual,
      email: bilingual,
      emailDetail: bilingual,
      mail: bilingual,
    }),
    /** Who reports at the till, and who sends a file once in a while; the others take the usual days. */
    postingDays: z.strictObject({ usual: z.int(), byBrand: z.record(z.string(), z.int()) }),
  }),
)

/** The help articles, dated around the day of seeding. */
export function helpFrom(seedDay: string): Bilingual<HelpArticle>[] {
  return help.articles.map(({ category, ...written }, index) => {
    const found = help.categories.find(({ code }) => code === category)
    if (!found) throw new Error(`Help has no category ${category}`)
    return { ...written, category: found, updatedOn: addDays(seedDay, -9 - index * 13) }
  })
}

export const helpCategories = help.categories
export const claimRules: ClaimRules = help.claimRules
export const contact: Bilingual<Contact> = help.contact

export const postingTimes: readonly Bilingual<PostingTime>[] = brands.map(({ id, name }) => ({
  partnerCode: id,
  partnerName: sameText(name),
  days: help.postingDays.byBrand[id] ?? help.postingDays.usual,
}))
