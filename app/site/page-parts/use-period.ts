import { type QueryClient, useQuery } from '@tanstack/react-query'
import { chosenPeriod, periodDays } from '#app/domain/periods.ts'
import { dayIn, timeZoneFor } from '#app/domain/time-zone.ts'
import { accountQueries } from '#app/features/account/account.queries.ts'
import { pageDataQueries } from '#app/features/page-data/page-data.queries.ts'
import { useMoment } from './use-moment.ts'

type Days = { readonly fromDate?: string; readonly toDate?: string }

/** The periods that may be chosen, the one that the address names, and its days in the member's zone. */
export function usePeriod(code: string | undefined) {
  const { data: pageData } = useQuery(pageDataQueries.current())
  const { now, timeZone } = useMoment()
  const periods = pageData?.dateRanges ?? []
  const period = chosenPeriod(periods, code)
  const days: Days = periodDays(period, dayIn(now, timeZone))
  return { periods, period, days }
}

/** The same days for a loader. */
export async function loadPeriodDays(queryClient: QueryClient, code: string | undefined): Promise<Days> {
  await Promise.all([
    queryClient.prefetchQuery(pageDataQueries.current()),
    queryClient.prefetchQuery(accountQueries.profile()),
  ])
  const pageData = queryClient.getQueryState(pageDataQueries.current().queryKey)
  const profile = queryClient.getQueryData(accountQueries.profile().queryKey)
  // The same moment as the component's (`useMoment`), so that both ask for the same days.
  const today = dayIn(
    pageData?.dataUpdatedAt || Date.now(),
    timeZoneFor(profile?.provinceCode, profile?.timeZone),
  )
  return periodDays(chosenPeriod(pageData?.data?.dateRanges ?? [], code), today)
}
