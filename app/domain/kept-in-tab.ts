/** All that the site keeps for one tab, in its session storage, is kept under a name that begins so. */
export const KEPT_IN_TAB = 'borealis:'

/** Every draft of a form. */
export const DRAFTS = `${KEPT_IN_TAB}draft:`

/** When the page was loaded again because it could not go on with what it had; milliseconds since 1970. */
export const RELOADED_AT = `${KEPT_IN_TAB}reloaded-at`
/** A reload that did not help is not repeated at once; milliseconds. */
export const RELOADED_ONCE_EVERY_MS = 60_000
