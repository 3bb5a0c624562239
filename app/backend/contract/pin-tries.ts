/** How often a member may try a promotion PIN, right or wrong; more is 429 TOO_MANY_REQUESTS. The page says it beforehand. */
export const pinTries = { count: 5, minutes: 15 } as const
