/** A session that ends within this is worth a warning; milliseconds. */
export const WARN_BEFORE_MS = 5 * 60_000
/** Timers of browsers hold no more than 24.8 days. */
const MAX_WAIT_MS = 24 * 3_600_000

/** How long to wait before looking again whether a session is about to end; 0 when it is time to warn. */
export function waitBeforeWarning(expiresOn: number, now: number): number {
  return Math.min(Math.max(expiresOn - WARN_BEFORE_MS - now, 0), MAX_WAIT_MS)
}
