import type { QueryClient } from '@tanstack/react-query'
import { dayIn, timeZoneFor } from '#app/domain/time-zone.ts'
import { accountQueries } from '#app/features/account/account.queries.ts'
import { pageDataQueries } from '#app/features/page-data/page-data.queries.ts'
import { type HistorySearch, historyFilter } from './history-search.ts'
import { pointsQueries } from './points.queries.ts'
import { shownPages } from './shown-pages.ts'

/** The pages of the ledger that an address shows, side by side. A page that fails says so in its place. */
export async function loadHistory(queryClient: QueryClient, search: HistorySearch): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(pageDataQueries.current()),
    queryClient.prefetchQuery(accountQueries.profile()),
  ])
  const pageData = queryClient.getQueryState(pageDataQueries.current().queryKey)
  const profile = queryClient.getQueryData(accountQueries.profile().queryKey)
  // The same moment as the component's (`useMoment`), so that both ask for the same days.
  const now = pageData?.dataUpdatedAt || Date.now()
  const filter = historyFilter(search, {
    dateRanges: pageData?.data?.dateRanges ?? [],
    today: dayIn(now, timeZoneFor(profile?.provinceCode, profile?.timeZone)),
    memberSince: profile?.memberSince,
  })
  await Promise.all(
    shownPages(search.page).map((page) => queryClient.prefetchQuery(pointsQueries.history(filter, page))),
  )
}
