import { z } from 'zod'
import { codeName, day, sentBack } from './values.ts'

export const helpArticle = z.object({
  slug: sentBack()
    .regex(/^[a-z0-9-]+$/)
    .describe(
      'The same in both languages. The site links to `how-it-works` and `partners`, and shows `missing-points` on a page of its own',
    ),
  title: z.string().min(1),
  summary: z.string().min(1),
  category: codeName,
  sections: z
    .array(z.object({ heading: z.string().min(1), paragraphs: z.array(z.string().min(1)).min(1) }))
    .min(1),
  updatedOn: day,
})
export type HelpArticle = z.infer<typeof helpArticle>

/** How long a partner takes to report a purchase. */
export const postingTime = z.object({
  partnerCode: z.string().min(1).max(60).describe('Claims name it'),
  partnerName: z.string().min(1),
  days: z.int().min(0).describe('Days until the points are in the balance, at most'),
})
export type PostingTime = z.infer<typeof postingTime>

/** When missing points can be claimed, in days after the purchase. */
export const claimRules = z.object({
  waitDays: z.int().min(0),
  withinDays: z.int().min(1),
  receiptDays: z
    .int()
    .min(1)
    .optional()
    .describe('Days after the answer to a claim until the picture of its receipt is deleted'),
})
export type ClaimRules = z.infer<typeof claimRules>

/** How people reach the programme. The site promises nothing that is not said here. */
export const contact = z.object({
  phone: z.string().nullable(),
  phoneHours: z.string().nullable(),
  email: z.string().nullable(),
  emailDetail: z.string().nullable(),
  mail: z.string().nullable(),
})
export type Contact = z.infer<typeof contact>

export const helpList = z.object({
  articles: z.array(helpArticle),
  categories: z.array(codeName),
  postingTimes: z.array(postingTime).optional().describe('Absent: the site shows no table of them'),
  claimRules: claimRules.optional(),
  contact: contact.optional().describe('Absent: the site names no phone, no address and no hours'),
})
export type HelpList = z.infer<typeof helpList>
