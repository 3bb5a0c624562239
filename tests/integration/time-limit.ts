/**
 * The site's backend timeout in these tests, shorter than the default ten seconds so that slow scenarios cost less.
 * Milliseconds.
 */
export const TIME_LIMIT_MS = 4_000

/** A backend that answers after the site's timeout. */
export const tooSlow = { kind: 'slow', ms: TIME_LIMIT_MS + 2_000 } as const
