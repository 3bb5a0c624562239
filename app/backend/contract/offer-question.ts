/*
 * What a question for offers may say. It stands apart from the schemas (`offers.ts`), because a browser reads addresses by it
 * and loads no validator.
 */

/** By the last day, the rank or the first day (`offer-order.ts`); the first is meant when nothing is said. */
export const offerSortOrders = ['ending', 'popular', 'newest'] as const

/** The code of a category. */
export const OFFER_CATEGORY = /^[\w-]{1,40}$/

/** Categories that one question may name. */
export const MAX_OFFER_CATEGORIES = 20
