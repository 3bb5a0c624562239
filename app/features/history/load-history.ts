import type { QueryClient } from '@tanstack/react-query'
import { isCalendarDay } from '#app/domain/dates.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { loadedNow, loadToday } from '#app/member-data/reader.ts'
import { firstInteraction, lazyPart } from '#app/shell/page-parts/lazy-part.tsx'
import { type HistoryDays, pointsQueries } from './history.data.ts'
import { certainDays, type DateFacts, historyDays } from './history-dates.ts'
import { type HistorySearch, historyFilter, isPartial, shownPages } from './history-search.ts'

/** The chart. The server renders it; its code is not needed before another period is chosen. */
export const HistoryChart = lazyPart(
  () => import('./history-chart.tsx').then((module) => module.HistoryChart),
  firstInteraction,
)

/** The filters of phones. Their code is needed where the address opens them. */
export const HistoryDrawer = lazyPart(() =>
  import('./history-drawer.tsx').then((module) => module.HistoryDrawer),
)

/** The pages of the ledger that an address shows, side by side. A page that fails says so in its place. */
export async function loadHistory(queryClient: QueryClient, typed: HistorySearch): Promise<void> {
  const search = await settled(queryClient, typed)
  const days = await daysToLoad(queryClient, search)
  if (!days) return
  const filter = historyFilter(search, days)
  await Promise.all([
    HistoryChart.ready(),
    HistoryDrawer.ready(),
    ...shownPages(search).map((page) => queryClient.prefetchQuery(pointsQueries.history(filter, page))),
    ...(isPartial(search) ? [queryClient.prefetchQuery(pointsQueries.summary(days))] : []),
  ])
}

/**
 * Loads what every filtered view needs besides its lines: the sums of the whole period. Called when a pointer or the
 * focus comes near the filters, so that the first choice waits for its lines only.
 */
export async function prepareFilters(queryClient: QueryClient, search: HistorySearch): Promise<void> {
  const days = await daysToLoad(queryClient, search)
  if (days) await queryClient.prefetchQuery(pointsQueries.summary(days))
}

/** The paper of a period: all its lines in one call. */
export async function loadStatement(queryClient: QueryClient, typed: HistorySearch): Promise<void> {
  const days = await daysToLoad(queryClient, await settled(queryClient, typed))
  if (days) await queryClient.prefetchQuery(pointsQueries.statement(days))
}

/** The address with its typed days read: only a form without JavaScript sends them as they were typed. */
async function settled(queryClient: QueryClient, search: HistorySearch): Promise<HistorySearch> {
  const { from, to } = search
  if ([from, to].every((day) => day === undefined || isCalendarDay(day))) return search
  const [{ settleDays }, today] = await Promise.all([import('./settle-days.ts'), loadToday(queryClient)])
  return { ...search, ...settleDays(search, today) }
}

/** Does not wait for the profile where it makes no difference; the frame of the page loads it anyway. */
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
  return { dateRanges: pageData?.dateRanges ?? [], today, memberSince: profile?.memberSince ?? undefined }
}
