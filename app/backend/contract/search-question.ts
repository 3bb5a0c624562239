/*
 * The limits of a search. Apart from the schemas (`search.ts`), so that a browser can read addresses without loading a
 * validator.
 */

/** The kinds of content that have a page, in the order in which equals stand. */
export const contentKinds = ['offer', 'reward', 'gift-card', 'help', 'announcement'] as const

/** The longest term, in characters as JavaScript counts them. */
export const MAX_TERM_LENGTH = 100
