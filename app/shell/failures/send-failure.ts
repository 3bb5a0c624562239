import { track } from '#app/analytics/track.ts'
import { hydrationReason } from '../deferred-hydration/hydration-lifecycle.ts'
import { referenceOf } from './reference.ts'

/** Per document. */
const MAX_REPORTS = 5
let sent = 0

/**
 * Reports a failure in this browser: the kind of error, the place in our own code, the reference that the error screen
 * shows, and why the page was hydrated. Neither the error's message nor the URL: both may contain input.
 */
export function sendFailure(error: unknown): void {
  if (sent >= MAX_REPORTS || !(error instanceof Error) || error.name === 'AbortError') return
  sent += 1
  const reference = referenceOf(error)
  const place = /assets\/([\w.-]{1,80}:\d{1,7}:\d{1,7})/.exec(error.stack ?? '')?.[1]
  const report = { name: error.name, reference, place, hydrationReason: hydrationReason() }
  navigator.sendBeacon('/reports/failure', JSON.stringify(report))
  track({ event: 'error' })
}
