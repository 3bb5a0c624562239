import type { PointsSummary } from '@borealis/contract/points.ts'

type Weeks = PointsSummary['earnedByWeek']

/** Thirteen rows are easier to follow with a screen reader than fifty-two; the history has every week. */
const WEEKS_IN_A_ROW = 4

/** Sums of the newest four weeks, of the four before them and so on, the oldest first; those may be fewer. */
export function byFourWeeks(weeks: Weeks): Weeks {
  const rows: Weeks = []
  for (let end = weeks.length; end > 0; end -= WEEKS_IN_A_ROW) {
    const [first, ...others] = weeks.slice(Math.max(0, end - WEEKS_IN_A_ROW), end)
    if (first)
      rows.unshift({ ...first, points: others.reduce((sum, { points }) => sum + points, first.points) })
  }
  return rows
}
