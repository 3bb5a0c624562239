/*
 * What a search may ask. It stands apart from the schemas (`search.ts`), because a browser reads addresses by it and loads no
 * validator.
 */

/** The kinds of content that have a page, in the order in which equals stand. */
export const contentKinds = ['offer', 'reward', 'gift-card', 'help', 'announcement'] as const

/** The longest term, in characters as JavaScript counts them. */
export const MAX_TERM_LENGTH = 100
