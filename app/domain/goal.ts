import { addDays } from './dates.ts'

const PACE_DAYS = 90

/**
 * The day on which `missing` points will be there, at the pace of the last ninety days.
 * @param today `YYYY-MM-DD`
 * @returns `YYYY-MM-DD`, or null when nothing was earned: then there is no honest date
 */
export function dayAtPace(missing: number, earnedLast90Days: number, today: string): string | null {
  if (missing <= 0) return today
  if (earnedLast90Days <= 0) return null
  return addDays(today, Math.ceil((missing * PACE_DAYS) / earnedLast90Days))
}
