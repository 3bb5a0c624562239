import { z } from 'zod'
import { codeName, day } from './values.ts'

export const helpArticle = z.object({
  slug: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .describe('The same in both languages'),
  title: z.string().min(1),
  summary: z.string().min(1),
  category: codeName,
  sections: z
    .array(z.object({ heading: z.string().min(1), paragraphs: z.array(z.string().min(1)).min(1) }))
    .min(1),
  updatedOn: day,
})
export type HelpArticle = z.infer<typeof helpArticle>

export const helpList = z.object({ articles: z.array(helpArticle), categories: z.array(codeName) })
export type HelpList = z.infer<typeof helpList>
