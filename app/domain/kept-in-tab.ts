/** Prefix of every key that the site writes to session storage. */
export const KEPT_IN_TAB = 'borealis:'

/** Prefix of the drafts of forms. */
export const DRAFTS = `${KEPT_IN_TAB}draft:`

/** When the page was last reloaded after a release or a failed load; milliseconds since 1970. */
export const RELOADED_AT = `${KEPT_IN_TAB}reloaded-at`
/** A reload that did not help is not repeated at once; milliseconds. */
export const RELOADED_ONCE_EVERY_MS = 60_000
