import { track } from '#app/analytics/track.ts'
import { whyAwake } from '#app/site/sleep/page-life.ts'
import { referenceOf } from './reference.ts'

/** Maximum of reports per page. */
const MAX_REPORTS = 5
let sent = 0

/**
 * Says that something failed in this browser: the kind of error, the place in our own code, the reference that the
 * error screen shows, and why the page was awake. Not its message, not the address: both may hold what a person typed.
 */
export function sendFailure(error: unknown): void {
  if (sent >= MAX_REPORTS || !(error instanceof Error) || error.name === 'AbortError') return
  sent += 1
  const reference = referenceOf(error)
  const place = /assets\/([\w.-]{1,80}:\d{1,7}:\d{1,7})/.exec(error.stack ?? '')?.[1]
  const report = { name: error.name, reference, place, woke: whyAwake() }
  navigator.sendBeacon('/reports/failure', JSON.stringify(report))
  track({ event: 'error', reference })
}
