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

/**
 * The day on which `missing` points will be there, at the pace of the last ninety days.
 * @param today `YYYY-MM-DD`
 * @returns `YYYY-MM-DD`, or null when nothing was earned: then there is no honest date
 */
export function dayAtPace(missing: number, earnedLast90Days: number, today: string): string | null {
  const days = daysAtPace(missing, earnedLast90Days)
  return days === null ? null : addDays(today, days)
}
