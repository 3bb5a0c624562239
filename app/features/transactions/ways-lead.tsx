import { useQuery } from '@tanstack/react-query'
import { formatDateAndTime } from '#app/domain/dates.ts'
import { formatPoints } from '#app/domain/points.ts'
import { pageDataQueries } from '#app/features/page-data/page-data.queries.ts'
import { pointsQueries } from '#app/features/points/points.queries.ts'
import * as m from '#app/paraglide/messages.js'
import { useMoment } from '#app/site/page-parts/use-moment.ts'

/** The balance, or the last one that was known with its time, and the limit of a day. */
export function WaysLead() {
  const { data: balance } = useQuery(pointsQueries.balance())
  const { data: lastKnown } = useQuery({ ...pointsQueries.lastKnown(), enabled: false })
  const { data: pageData } = useQuery(pageDataQueries.current())
  const { locale, timeZone } = useMoment()
  const day = pageData?.redemptionLimits?.maxPointsPerDay
  if (balance?.points === 0) return m.ways_leadNone()
  if (balance) {
    const points = formatPoints(balance.points, locale)
    return day === undefined
      ? m.ways_lead({ points })
      : m.ways_leadDay({ points, day: formatPoints(day, locale) })
  }
  return lastKnown
    ? m.ways_leadLastKnown({
        points: formatPoints(lastKnown.points, locale),
        date: formatDateAndTime(lastKnown.asOf, locale, timeZone),
      })
    : m.ways_leadUnknown()
}
