const SECONDS = { min: 2, spread: 4 }

/** A Retry-After in seconds, at random, so that clients refused together do not come back together. */
export const retryAfterSeconds = (): number => SECONDS.min + Math.floor(Math.random() * SECONDS.spread)
