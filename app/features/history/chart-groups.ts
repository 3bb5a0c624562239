import type { PointsSummary } from '@borealis/contract/points.ts'

/** More slats and boxes cannot be told apart, and each costs rendering time on a phone. */
const MAX_SLATS = 53
const MAX_BOXES = 25
/** How many months one box may stand for: what divides a year well, then whole years. */
const MONTH_STEPS = [1, 3, 6, 12, 24, 60]

/** The chart of a period: every week and month while they fit, else groups of as many as one value stands for. */
export interface ChartGroups {
  /** Weeks that one slat stands for. */
  readonly weeksEach: number
  readonly weeks: readonly { readonly start: string; readonly points: number }[]
  /** Months that one box stands for. */
  readonly monthsEach: number
  readonly months: readonly { readonly start: string; readonly points: number }[]
}

export function chartGroups({ earnedByWeek, spentByMonth }: PointsSummary): ChartGroups {
  const weeksEach = Math.max(1, Math.ceil(earnedByWeek.length / MAX_SLATS))
  const monthsEach =
    MONTH_STEPS.find((step) => spentByMonth.length <= step * MAX_BOXES) ??
    Math.ceil(spentByMonth.length / MAX_BOXES)
  return {
    weeksEach,
    weeks: grouped(
      earnedByWeek.map(({ weekStart, points }) => ({ start: weekStart, points })),
      weeksEach,
    ),
    monthsEach,
    months: grouped(
      spentByMonth.map(({ month, points }) => ({ start: month, points })),
      monthsEach,
    ),
  }
}

function grouped(values: readonly { start: string; points: number }[], size: number) {
  const groups: { start: string; points: number }[] = []
  values.forEach(({ start, points }, index) => {
    const last = groups.at(-1)
    if (last && index % size !== 0) last.points += points
    else groups.push({ start, points })
  })
  return groups
}
