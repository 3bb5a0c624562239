/** A member's page that is older than this when it is opened comes from no cache: the clock of the device is wrong. Milliseconds. */
const OLDEST_MS = 600_000
const YOUNGEST_MS = -60_000

/**
 * What to add to this device's clock for the server's time, in milliseconds. 0 unless the device is wrong by minutes: a page
 * from a cache is up to two minutes older than its opening, and one that a phone fetched ahead up to five more. A visitor's may
 * be hours old: a browser that restores its tabs shows what it kept, and so does the site while its backend fails. Such a page
 * says nothing of a clock that is fast. Differences of this clock also count the sleep of a device.
 * @param renderedAt when the server rendered the page; milliseconds since 1970
 * @param openedAt when the browser opened it, by its own clock
 * @param isVisitors whether caches may keep the page
 */
export function clockOffset(renderedAt: number, openedAt: number, isVisitors: boolean): number {
  const age = openedAt - renderedAt
  return age > YOUNGEST_MS && (isVisitors || age < OLDEST_MS) ? 0 : -age
}

/** After so long out of sight, or asleep, what a member's page shows is read again; milliseconds. */
const AWAY_MS = 300_000

/**
 * Tells of a page that is looked at regularly when its reader comes back: to a tab that was hidden, or a device that slept.
 * @param since when the page was rendered; milliseconds since 1970, like `now`
 */
export function watchReturns(since: number): (now: number, isVisible: boolean) => boolean {
  let seenAt = since
  return (now, isVisible) => {
    if (!isVisible) return false
    const wasAway = now - seenAt > AWAY_MS
    seenAt = now
    return wasAway
  }
}

/** How often an open page looks whether something on it has ended; milliseconds. */
export const LOOK_EVERY_MS = 2_000
