import { useQueries, useQuery } from '@tanstack/react-query'
import type { PointsHistory, Transaction } from '#app/backend/contract/points.ts'
import { dayIn } from '#app/domain/time-zone.ts'
import { accountQueries } from '#app/features/account/account.queries.ts'
import { pageDataQueries } from '#app/features/page-data/page-data.queries.ts'
import { useMoment } from '#app/site/use-moment.ts'
import { type HistorySearch, historyFilter } from './history-search.ts'
import { pointsQueries } from './points.queries.ts'
import { shownPages } from './shown-pages.ts'

/** A period of the ledger, as far as it is known. */
export interface History {
  /** Sums, counts and the total; `undefined` when no page could be read. */
  readonly known: PointsHistory | undefined
  readonly transactions: readonly Transaction[]
  /** Newer pages were pushed out of this one. */
  readonly hasNewer: boolean
  readonly hasMore: boolean
  /** A page could not be read. What comes after it is not shown: a gap would look like a quiet month. */
  readonly failed: boolean
  retry(): void
}

export function useHistory(search: HistorySearch): History {
  const { data: pageData } = useQuery(pageDataQueries.current())
  const { data: profile } = useQuery(accountQueries.profile())
  const { now, timeZone } = useMoment()
  const filter = historyFilter(search, {
    dateRanges: pageData?.dateRanges ?? [],
    today: dayIn(now, timeZone),
    memberSince: profile?.memberSince,
  })
  const pages = shownPages(search.page)
  const results = useQueries({ queries: pages.map((page) => pointsQueries.history(filter, page)) })
  const firstGap = results.findIndex(({ data }) => data === undefined)
  const loaded = (firstGap === -1 ? results : results.slice(0, firstGap)).flatMap(({ data }) => data ?? [])
  const last = loaded.at(-1)
  return {
    known: last,
    transactions: loaded.flatMap((page) => page.transactions),
    hasNewer: (pages[0] ?? 1) > 1,
    hasMore: last !== undefined && last.pageNumber * last.pageSize < last.totalCount,
    failed: results.some(({ isError }) => isError),
    retry: () => {
      for (const result of results) if (result.isError) void result.refetch()
    },
  }
}
