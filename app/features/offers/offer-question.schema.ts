import { z } from 'zod'
import { MAX_OFFER_CATEGORIES, offerListName, offerSortOrder } from '#app/backend/contract/offers.ts'

/** What the first offers of every group are chosen by. */
export const groupQuestion = z.object({
  category: z.array(z.string().regex(/^[\w-]{1,40}$/)).max(MAX_OFFER_CATEGORIES),
  sort: offerSortOrder,
})

/** What a page of one list is chosen by. */
export const listQuestion = groupQuestion.extend({
  list: offerListName,
  page: z.int().min(1).max(10_000),
})
