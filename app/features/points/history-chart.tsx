import { PointsChart } from '@borealis/design-system/patterns/points-chart/points-chart.tsx'
import type { PointsSummary } from '#app/backend/contract/points.ts'
import { formatDate, formatMonthHeading, shortMonth } from '#app/domain/dates.ts'
import { formatPoints } from '#app/domain/points.ts'
import * as m from '#app/paraglide/messages.js'
import { useMoment } from '#app/site/use-moment.ts'

/** The period drawn: earned week by week, spent month by month, and the same numbers as tables. */
export function HistoryChart({ summary }: { summary: PointsSummary }) {
  const { locale, timeZone } = useMoment()
  const { earnedByWeek, spentByMonth, earned, redeemed } = summary
  if (earned === 0 && redeemed === 0) return null
  const format = (points: number) => formatPoints(points, locale)
  return (
    <PointsChart
      title={m.history_chartTitle()}
      summary={m.history_chartSummary({
        earned: format(earned),
        spent: format(redeemed),
        weeks: earnedByWeek.length,
        months: spentByMonth.length,
      })}
      legend={{ earned: m.history_earned(), spent: m.history_spent() }}
      showTable={m.history_showTable()}
      columns={{
        week: m.history_columnWeek(),
        month: m.history_columnMonth(),
        earned: m.history_earned(),
        spent: m.history_spent(),
      }}
      weeks={earnedByWeek.map(({ weekStart, points }) => ({
        id: weekStart,
        name: formatDate(weekStart, locale, timeZone),
        earned: points,
      }))}
      months={spentByMonth.map(({ month, points }) => ({
        id: month,
        label: shortMonth(Number(month.slice(5)), locale),
        name: formatMonthHeading(month, locale, timeZone),
        spent: points,
      }))}
      format={format}
    />
  )
}
