/**
 * The site's backend timeout in these tests, somewhat shorter than the default ten seconds so that slow scenarios cost less, and
 * far above what a call takes on a busy machine. Milliseconds.
 */
export const TIME_LIMIT_MS = 8_000

/** A backend that answers after the site's timeout. */
export const tooSlow = { kind: 'slow', ms: TIME_LIMIT_MS + 2_000 } as const

/**
 * How many requests the site of these tests handles at once in a lane; a confirmation's lane takes twice as many. Twice the
 * default: the suite's files share this site, and each sends all server functions at once, as no browser does.
 */
export const REQUESTS_AT_ONCE = 128
