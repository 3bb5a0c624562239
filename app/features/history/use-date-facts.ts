import { useQuery } from '@tanstack/react-query'
import { dayIn } from '#app/domain/time-zone.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { useMoment } from '#app/member-data/reader.ts'
import type { DateFacts } from './history-dates.ts'

/** What the days of an address depend on, as far as it is known. */
export function useDateFacts(): DateFacts {
  const { data: pageData } = useQuery(pageDataQueries.current())
  const { data: profile } = useQuery(accountQueries.profile())
  const { now, timeZone } = useMoment()
  return {
    dateRanges: pageData?.dateRanges ?? [],
    today: dayIn(now, timeZone),
    memberSince: profile?.memberSince,
  }
}
