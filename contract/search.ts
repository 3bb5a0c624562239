import { z } from 'zod'
import { contentKinds, MAX_TERM_LENGTH } from './limits.ts'
import { image, OTHER, provinceCode } from './values.ts'

export const contentKind = z.enum(contentKinds)
export type ContentKind = z.infer<typeof contentKind>

/** One thing that was found, as a list shows it. */
export const searchHit = z.object({
  kind: z.enum([...contentKind.options, OTHER]).describe('other: not shown'),
  code: z.string().min(1).describe('offerCode, reward code, brandId, slug, or id of an announcement'),
  title: z.string().min(1),
  summary: z.string().describe('One line; may be empty'),
  image: image.nullable().describe('A small picture'),
  value: z
    .string()
    .min(1)
    .nullable()
    .optional()
    .describe(
      'What it gives or costs at a glance: “+400 pts”, “From 1,000 points”; absent or null: nothing to say',
    ),
})
export type ContentHit = z.infer<typeof searchHit>

const question = {
  q: z
    .string()
    .trim()
    .min(1)
    .max(MAX_TERM_LENGTH)
    .describe(
      'What people type. Capitals, accents, ligatures and apostrophes do not matter; each word is found whole or by its ' +
        'beginning, and one of four letters or more with one letter wrong. A term without a letter or digit finds nothing',
    ),
  provinceCode: provinceCode
    .optional()
    .describe(
      'For a visitor: only offers that hold there, on the day it is there. A member’s own province counts instead',
    ),
}

export const searchGroupQuery = z.object({
  ...question,
  groupSize: z.coerce.number().int().min(1).max(24).default(5).describe('Hits shown of each kind'),
})

/**
 * The first hits of every kind that has some. What has each word of the term in its title stands before what has not, and so do the
 * kinds by their first hits; and the same question has the same order each time, page by page too.
 */
export const searchGroups = z.object({
  groups: z.array(
    z.object({ kind: searchHit.shape.kind, hits: z.array(searchHit).min(1), totalCount: z.int().min(1) }),
  ),
  suggestions: z
    .array(z.string().min(1).max(MAX_TERM_LENGTH))
    .max(8)
    .describe('When nothing was found: other terms, the nearest first, each of which finds something'),
})

export const searchParams = z.object({ kind: contentKind })

export const searchQuery = z.object({
  ...question,
  pageNumber: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(24),
})

/** A page of the hits of one kind. */
export const searchList = z.object({
  hits: z.array(searchHit),
  pageNumber: z.int().min(1),
  pageSize: z.int().min(1),
  totalCount: z.int().min(0).describe('Hits of all pages'),
})
