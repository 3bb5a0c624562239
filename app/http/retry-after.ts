const SECONDS = { min: 2, spread: 4 }

/** When to ask again, in seconds: who is turned away together is asked to come back at different times. */
export const retryAfterSeconds = (): number => SECONDS.min + Math.floor(Math.random() * SECONDS.spread)
