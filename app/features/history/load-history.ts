import type { QueryClient } from '@tanstack/react-query'
import { isCalendarDay } from '#app/domain/dates.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { loadedNow, loadToday } from '#app/member-data/reader.ts'
import { pointsQueries } from './history.data.ts'
import {
  certainDays,
  dateFacts,
  type HistoryDays,
  historyDays,
  historyFilter,
  type Settled,
  settle,
} from './history-dates.ts'
import { DayFields, HistoryChart, HistoryDrawer } from './history-parts.ts'
import { CUSTOM_DATES, type HistorySearch, isPartial } from './history-search.ts'
import { shownPages } from './shown-pages.ts'

/** The pages of the ledger that an address shows, side by side. A page that fails says so in its place. */
export async function loadHistory(queryClient: QueryClient, typed: HistorySearch): Promise<void> {
  const search = await settled(queryClient, typed)
  const [days] = await Promise.all([daysToLoad(queryClient, search), dayFieldsOf(search)])
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
export async function prepareFilters(
  queryClient: QueryClient,
  search: Settled<HistorySearch>,
): Promise<void> {
  const days = await daysToLoad(queryClient, search)
  if (days) await queryClient.prefetchQuery(pointsQueries.summary(days))
}

/** The paper of a period: all its lines in one call. */
export async function loadStatement(queryClient: QueryClient, typed: HistorySearch): Promise<void> {
  const search = await settled(queryClient, typed)
  const [days] = await Promise.all([daysToLoad(queryClient, search), dayFieldsOf(search)])
  if (days) await queryClient.prefetchQuery(pointsQueries.statement(days))
}

/** Days that make no period are shown too, with what is wrong with them. */
const dayFieldsOf = async ({ dates }: HistorySearch) => dates === CUSTOM_DATES && DayFields.ready()

/** The address with its typed days read: only a form without JavaScript sends them as they were typed. */
async function settled(queryClient: QueryClient, search: HistorySearch): Promise<Settled<HistorySearch>> {
  return hasSettledDays(search) ? search : settle(search, await loadToday(queryClient))
}

const hasSettledDays = (search: HistorySearch): search is Settled<HistorySearch> =>
  [search.from, search.to].every((day) => day === undefined || isCalendarDay(day))

/** Does not wait for the profile where it makes no difference; the frame of the page loads it anyway. */
async function daysToLoad(
  queryClient: QueryClient,
  search: Settled<HistorySearch>,
): Promise<HistoryDays | undefined> {
  await queryClient.prefetchQuery(pageDataQueries.current())
  const pageData = queryClient.getQueryData(pageDataQueries.current().queryKey)
  const certain = certainDays(search, pageData?.dateRanges ?? [], loadedNow(queryClient))
  if (certain) return certain
  const today = await loadToday(queryClient)
  const profile = queryClient.getQueryData(accountQueries.profile().queryKey)
  return historyDays(search, dateFacts(pageData, profile, today)).days
}
