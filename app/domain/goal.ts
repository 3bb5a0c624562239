import { addDays } from './dates.ts'

export const PACE_DAYS = 90

/**
 * Days until `missing` points are there at the pace of the last ninety: missing × 90 ÷ earned, rounded up.
 * @returns null when nothing was earned: then there is no honest number
 */
export function daysAtPace(missing: number, earnedLast90Days: number): number | null {
  if (missing <= 0) return 0
  if (earnedLast90Days <= 0) return null
  return Math.ceil((missing * PACE_DAYS) / earnedLast90Days)
}

/** A pace says nothing about a day further ahead than this. */
export const MAX_PACE_YEARS = 10

/**
 * The day on which `missing` points will be there, at the pace of the last ninety days.
 * @param today `YYYY-MM-DD`
 * @returns `YYYY-MM-DD`, or null when nothing was earned or it takes more than ten years: then there is no honest date
 */
export function dayAtPace(missing: number, earnedLast90Days: number, today: string): string | null {
  const days = daysAtPace(missing, earnedLast90Days)
  // Compared before the date is computed: calendars end, and a single point earned would lead beyond them.
  return days === null || days > MAX_PACE_YEARS * 365 ? null : addDays(today, days)
}
