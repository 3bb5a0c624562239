import { addDays } from './dates.ts'
import { wallClock } from './time-zone.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000

/** The moment at which a calendar day is over in a zone; milliseconds since 1970. */
export function endOfDay(day: string, timeZone: string): number {
  const midnight = Date.parse(`${addDays(day, 1)}T00:00:00Z`)
  // The first guess is off by at most the change of the clocks between it and midnight.
  const guess = midnight - offsetAt(midnight, timeZone)
  return midnight - offsetAt(guess, timeZone)
}

function offsetAt(instant: number, timeZone: string): number {
  const { year, month, day, hour, minute } = wallClock(instant, timeZone)
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(instant / MINUTE_MS) * MINUTE_MS
}

/** The time left in whole minutes, rounded down so as not to promise too much. */
export interface TimeLeft {
  readonly days: number
  readonly hours: number
  readonly minutes: number
}

/** @returns nothing once it is over */
export function timeLeft(end: number, now: number): TimeLeft | undefined {
  const left = end - now
  if (left <= 0) return undefined
  return {
    days: Math.floor(left / DAY_MS),
    hours: Math.floor((left % DAY_MS) / HOUR_MS),
    minutes: Math.floor((left % HOUR_MS) / MINUTE_MS),
  }
}
