import { type QueryClient, useQuery } from '@tanstack/react-query'
import { chosenPeriod, periodDays, widerPeriod } from '#app/domain/periods.ts'
import { dayIn } from '#app/domain/time-zone.ts'
import { accountQueries } from '#app/features/account/account.queries.ts'
import { pageDataQueries } from '#app/features/page-data/page-data.queries.ts'
import { loadToday } from './load-today.ts'
import { useMoment } from './use-moment.ts'

type Days = { readonly fromDate?: string; readonly toDate?: string }

/**
 * The periods that may be chosen, the one that the address names, its days in the member's zone, and the period of
 * everything, where that may hold more.
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

/** The same days for a loader. */
export async function loadPeriodDays(queryClient: QueryClient, code: string | undefined): Promise<Days> {
  const today = await loadToday(queryClient)
  const pageData = queryClient.getQueryData(pageDataQueries.current().queryKey)
  return periodDays(chosenPeriod(pageData?.dateRanges ?? [], code), today)
}
