import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { formatDateAndTime } from '#app/domain/dates.ts'
import { formatPoints } from '#app/domain/points.ts'
import { balanceQueries } from '#app/member-data/balance.data.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { useMoment } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import { stringifySearch } from '#app/shell/links/search-params.ts'

/** The balance and the limit of a day; or the last balance that was known with its time, and a link that tries again. */
export function WaysLead() {
  const { data: balance } = useQuery(balanceQueries.current())
  const { data: lastKnown } = useQuery({ ...balanceQueries.lastKnown(), enabled: false })
  const { data: pageData } = useQuery(pageDataQueries.current())
  const { locale, timeZone } = useMoment()
  const { search } = useLocation()
  const day = pageData?.redemptionLimits?.maxPointsPerDay
  if (balance?.points === 0) return m.ways_leadNone()
  if (balance) {
    const points = formatPoints(balance.points, locale)
    return day === undefined
      ? m.ways_lead({ points })
      : m.ways_leadDay({ points, day: formatPoints(day, locale) })
  }
  return (
    <>
      {lastKnown
        ? m.ways_leadLastKnown({
            points: formatPoints(lastKnown.points, locale),
            date: formatDateAndTime(lastKnown.asOf, locale, timeZone),
          })
        : m.ways_leadUnknown()}{' '}
      <ActionLink href={stringifySearch(search) || '?'}>{m.errors_tryAgain()}</ActionLink>
    </>
  )
}
