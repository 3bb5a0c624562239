import type { PageData } from '@borealis/contract/page-data.ts'
import type { PointsHistory } from '@borealis/contract/points.ts'
import { useQuery } from '@tanstack/react-query'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { type HistoryFilterField, historyFields } from './filter-choices.ts'
import type { HistorySearch } from './history-search.ts'
import { useDateFacts } from './use-date-facts.ts'

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
  const facts = useDateFacts()
  if (!pageData) return undefined
  const { dateRanges, today } = facts
  return { fields: historyFields(search, { ...facts, pageData, facets }), dateRanges, today }
}
