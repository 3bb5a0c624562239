import type { QueryClient } from '@tanstack/react-query'
import { accountQueries } from '#app/features/account/account.queries.ts'
import { pageDataQueries } from '#app/features/page-data/page-data.queries.ts'
import { loadedNow, loadToday } from '#app/site/page-parts/load-today.ts'
import { HistoryChart } from './history-chart-part.ts'
import { certainDays, type DateFacts, historyDays } from './history-dates.ts'
import { type HistoryDays, type HistorySearch, historyFilter, isPartial } from './history-search.ts'
import { pointsQueries } from './points.queries.ts'
import { shownPages } from './shown-pages.ts'

/** The pages of the ledger that an address shows, side by side. A page that fails says so in its place. */
export async function loadHistory(queryClient: QueryClient, search: HistorySearch): Promise<void> {
  const days = await daysToLoad(queryClient, search)
  if (!days) return
  const filter = historyFilter(search, days)
  await Promise.all([
    HistoryChart.ready(),
    ...shownPages(search).map((page) => queryClient.prefetchQuery(pointsQueries.history(filter, page))),
    ...(isPartial(search) ? [queryClient.prefetchQuery(pointsQueries.summary(days))] : []),
  ])
}

/**
 * What any filter of lines needs beside its lines: the sums of the whole period. Asked for when a hand comes near the
 * filters, so that the first choice waits for its lines only, and finds how a page is asked for at work already.
 */
export async function prepareFilters(queryClient: QueryClient, search: HistorySearch): Promise<void> {
  const days = await daysToLoad(queryClient, search)
  if (days) await queryClient.prefetchQuery(pointsQueries.summary(days))
}

/** The paper of a period: all its lines in one call. */
export async function loadStatement(queryClient: QueryClient, search: HistorySearch): Promise<void> {
  const days = await daysToLoad(queryClient, search)
  if (days) await queryClient.prefetchQuery(pointsQueries.statement(days))
}

/** Without waiting for the profile where its answer changes nothing; the frame of the page has asked for it anyway. */
async function daysToLoad(queryClient: QueryClient, search: HistorySearch): Promise<HistoryDays | undefined> {
  await queryClient.prefetchQuery(pageDataQueries.current())
  const pageData = queryClient.getQueryData(pageDataQueries.current().queryKey)
  const certain = certainDays(search, pageData?.dateRanges ?? [], loadedNow(queryClient))
  return certain ?? historyDays(search, await dateFacts(queryClient)).days
}

async function dateFacts(queryClient: QueryClient): Promise<DateFacts> {
  const today = await loadToday(queryClient)
  const pageData = queryClient.getQueryData(pageDataQueries.current().queryKey)
  const profile = queryClient.getQueryData(accountQueries.profile().queryKey)
  return { dateRanges: pageData?.dateRanges ?? [], today, memberSince: profile?.memberSince }
}
