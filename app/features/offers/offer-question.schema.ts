import { MAX_OFFER_CATEGORIES, OFFER_CATEGORY } from '@borealis/contract/limits.ts'
import { offerListName, offerSortOrder } from '@borealis/contract/offers.ts'
import { z } from 'zod'

/** What the first offers of every group are chosen by. */
export const groupQuestion = z.object({
  category: z.array(z.string().regex(OFFER_CATEGORY)).max(MAX_OFFER_CATEGORIES),
  sort: offerSortOrder,
})

/** What a page of one list is chosen by. */
export const listQuestion = groupQuestion.extend({
  list: offerListName,
  page: z.int().min(1).max(10_000),
})
