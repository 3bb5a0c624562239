import type { PointsSummary } from '@borealis/contract/points.ts'
import { PointsChart } from '@borealis/design-system/patterns/points-chart/points-chart.tsx'
import { memo } from 'react'
import { formatDate, formatMonthHeading, shortMonth } from '#app/domain/dates.ts'
import { formatPoints } from '#app/domain/points.ts'
import { useMoment } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import { chartGroups } from './chart-groups.ts'

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
