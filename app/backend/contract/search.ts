import { z } from 'zod'
import { image } from './values.ts'

/** Accents and case do not matter: `epicerie` finds « épicerie ». */
export const searchQuery = z.object({
  q: z.string().trim().min(1).max(100),
  limit: z.coerce.number().int().min(1).max(50).default(10).describe('Hits per group'),
})
export type SearchQuery = z.input<typeof searchQuery>

export const searchHit = z.object({
  code: z.string().min(1).describe('offerCode, reward code, brandId or help slug'),
  title: z.string().min(1),
  summary: z.string(),
  image: image.nullable(),
})
export type SearchHit = z.infer<typeof searchHit>

/** Groups in the order of their best hit; a group without hits is left out. */
export const searchResult = z.object({
  q: z.string(),
  groups: z.array(
    z.object({
      kind: z.enum(['offer', 'reward', 'gift-card', 'help']),
      totalCount: z.int().min(1),
      hits: z.array(searchHit).min(1),
    }),
  ),
  suggestions: z.array(z.string()).describe('What else to try, mostly when nothing was found'),
})
export type SearchResult = z.infer<typeof searchResult>
