import { useQuery } from '@tanstack/react-query'
import type { PageData } from '#app/backend/contract/page-data.ts'
import type { PointsHistory } from '#app/backend/contract/points.ts'
import { dayIn } from '#app/domain/time-zone.ts'
import { accountQueries } from '#app/features/account/account.queries.ts'
import { pageDataQueries } from '#app/features/page-data/page-data.queries.ts'
import { useMoment } from '#app/site/page-parts/use-moment.ts'
import { type HistoryFilterField, historyFields } from './filter-choices.ts'
import type { HistorySearch } from './history-search.ts'

interface Fields {
  readonly fields: readonly HistoryFilterField[]
  readonly dateRanges: PageData['dateRanges']
  readonly today: string
}

/** The filters with their choices; `undefined` while the programme's lists are not known. */
export function useHistoryFields(
  search: HistorySearch,
  facets: PointsHistory['facets'] | undefined,
): Fields | undefined {
  const { data: pageData } = useQuery(pageDataQueries.current())
  const { data: profile } = useQuery(accountQueries.profile())
  const { now, timeZone } = useMoment()
  if (!pageData) return undefined
  const { dateRanges } = pageData
  const today = dayIn(now, timeZone)
  const facts = { dateRanges, today, memberSince: profile?.memberSince, pageData, facets }
  return { fields: historyFields(search, facts), dateRanges, today }
}
