/**
 * How long the site waits for the backend in these tests: what is slow on purpose costs them less than the usual ten
 * seconds.
 */
export const TIME_LIMIT_MS = 4_000

/** A backend that answers only after the site has given up. */
export const tooSlow = { kind: 'slow', ms: TIME_LIMIT_MS + 2_000 } as const
