const DAY_MS = 86_400_000

/**
 * The date so many days ago, `YYYY-MM-DD`, in UTC. A member's date may differ from the date in UTC; something that must
 * be in a member's past has to be at least a day ago.
 */
export const daysAgo = (days: number): string =>
  new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
