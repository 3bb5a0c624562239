/*
 * The limits of a query for offers. Apart from the schemas (`offers.ts`), so that a browser can read addresses without loading a
 * validator.
 */

/** By the last day, the rank or the first day (`offer-order.ts`); the first is the default. */
export const offerSortOrders = ['ending', 'popular', 'newest'] as const

/** The code of a category. */
export const OFFER_CATEGORY = /^[\w-]{1,40}$/

/** Categories that one question may name. */
export const MAX_OFFER_CATEGORIES = 20
