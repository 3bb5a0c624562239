import { formatDateAndTime, formatTime } from '#app/domain/dates.ts'
import type { Moment } from '#app/domain/reader.ts'
import { dayIn } from '#app/domain/time-zone.ts'
import * as m from '#app/paraglide/messages.js'

/** When a balance was read: the time, with its day where that is not today. */
export function balanceAge(asOf: string, { now, timeZone, locale }: Moment): string {
  if (dayIn(asOf, timeZone) === dayIn(now, timeZone))
    return m.account_asOf({ time: formatTime(asOf, locale, timeZone) })
  const date = formatDateAndTime(asOf, locale, timeZone)
  return m.account_lastKnown({ date })
}
