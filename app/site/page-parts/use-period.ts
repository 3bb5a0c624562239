import { type QueryClient, useQuery } from '@tanstack/react-query'
import { chosenPeriod, periodDays, widerPeriod } from '#app/domain/periods.ts'
import { dayIn } from '#app/domain/time-zone.ts'
import { accountQueries } from '#app/features/account/account.queries.ts'
import { pageDataQueries } from '#app/features/page-data/page-data.queries.ts'
import { knownToday, loadToday } from './load-today.ts'
import { useMoment } from './use-moment.ts'

/** Both absent: everything. */
export type Days = { readonly fromDate?: string; readonly toDate?: string }

/**
 * The periods to choose from, the selected one, its dates in the member's time zone, and the period of all transactions
 * where that may include more.
 */
export function usePeriod(code: string | undefined) {
  const { data: pageData } = useQuery(pageDataQueries.current())
  const { data: profile } = useQuery({ ...accountQueries.profile(), enabled: false })
  const { now, timeZone } = useMoment()
  const periods = pageData?.dateRanges ?? []
  const period = chosenPeriod(periods, code)
  const days: Days = periodDays(period, dayIn(now, timeZone))
  const wider = widerPeriod(periods, days, profile?.memberSince)
  return { periods, period, days, wider }
}

/** The selected period's dates, for a loader. */
export async function loadPeriodDays(queryClient: QueryClient, code: string | undefined): Promise<Days> {
  return daysUntil(queryClient, code, await loadToday(queryClient))
}

/**
 * The days of a period without waiting for the profile: where it is not loaded yet, as they are where most members live. A loader
 * that requests a list for them at once waits for the backend once instead of twice, unless the member's date is another one.
 */
export async function loadLikelyPeriodDays(
  queryClient: QueryClient,
  code: string | undefined,
): Promise<Days> {
  await queryClient.prefetchQuery(pageDataQueries.current())
  return daysUntil(queryClient, code, knownToday(queryClient))
}

function daysUntil(queryClient: QueryClient, code: string | undefined, today: string): Days {
  const pageData = queryClient.getQueryData(pageDataQueries.current().queryKey)
  return periodDays(chosenPeriod(pageData?.dateRanges ?? [], code), today)
}
