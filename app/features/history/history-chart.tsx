import type { PointsSummary } from '@borealis/contract/points.ts'
import { PointsChart } from '@borealis/design-system/patterns/points-chart/points-chart.tsx'
import { memo } from 'react'
import { formatDate, formatMonthHeading, shortMonth } from '#app/domain/dates.ts'
import { formatPoints } from '#app/domain/points.ts'
import { useMoment } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'

/** Boxes over years are named by their year. */
const MONTHS_OF_A_NAME = 13

/** The period as a chart: earned week by week, spent month by month, and the same numbers as tables. */
export const HistoryChart = memo(function HistoryChart({ summary }: { summary: PointsSummary }) {
  const { locale, timeZone } = useMoment()
  const { earnedByWeek, spentByMonth, earned, redeemed } = summary
  if (earned === 0 && redeemed === 0) return null
  const { weeks, weeksEach, months, monthsEach } = chartGroups(summary)
  const format = (points: number) => formatPoints(points, locale)
  const isLong = spentByMonth.length > MONTHS_OF_A_NAME
  return (
    <PointsChart
      title={m.history_chartTitleLong()}
      summary={m.history_chartSummary({
        earned: format(earned),
        redeemed: format(redeemed),
        weeks: earnedByWeek.length,
        months: spentByMonth.length,
      })}
      legend={{ earned: m.history_earned(), spent: m.history_redeemed() }}
      showTable={m.history_showTable()}
      columns={{
        week: m.history_columnWeeks({ count: weeksEach }),
        month: m.history_columnMonths({ count: monthsEach }),
        earned: m.history_earned(),
        spent: m.history_redeemed(),
      }}
      weeks={weeks.map(({ start, points }) => ({
        id: start,
        name: formatDate(start, locale, timeZone),
        earned: points,
      }))}
      months={months.map(({ start, points }) => ({
        id: start,
        label: isLong ? start.slice(0, 4) : shortMonth(Number(start.slice(5)), locale),
        name: formatMonthHeading(start, locale, timeZone),
        spent: points,
      }))}
      format={format}
    />
  )
})

/** More slats and boxes cannot be told apart, and each costs rendering time on a phone. */
const MAX_SLATS = 53
const MAX_BOXES = 25
/** How many months one box may stand for: what divides a year well, then whole years. */
const MONTH_STEPS = [1, 3, 6, 12, 24, 60]

/** The chart of a period: every week and month while they fit, else groups of as many as one value stands for. */
interface ChartGroups {
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
