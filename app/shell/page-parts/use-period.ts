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

/**
 * Loads the list of a period. It is requested at once, for the days as they are where most members live, and once more when the
 * profile says that the member's date is another one: so the list rarely waits for the profile.
 */
export async function loadOfPeriod(
  queryClient: QueryClient,
  code: string | undefined,
  load: (days: Days) => Promise<void>,
): Promise<void> {
  const loadLikely = async () => {
    await queryClient.prefetchQuery(pageDataQueries.current())
    const likely = daysUntil(queryClient, code, knownToday(queryClient))
    await load(likely)
    return likely
  }
  const [today, likely] = await Promise.all([loadToday(queryClient), loadLikely()])
  const days = daysUntil(queryClient, code, today)
  if (days.toDate !== likely.toDate) await load(days)
}

function daysUntil(queryClient: QueryClient, code: string | undefined, today: string): Days {
  const pageData = queryClient.getQueryData(pageDataQueries.current().queryKey)
  return periodDays(chosenPeriod(pageData?.dateRanges ?? [], code), today)
}
