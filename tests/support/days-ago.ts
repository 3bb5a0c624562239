const DAY_MS = 86_400_000

/**
 * A calendar day that lies so many days before today, `YYYY-MM-DD`. Today itself is another day for a member than for
 * a server in UTC: what has to lie in a member's past happened a day ago at least.
 */
export const daysAgo = (days: number): string =>
  new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
