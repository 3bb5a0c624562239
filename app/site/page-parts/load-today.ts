import type { QueryClient } from '@tanstack/react-query'
import { dayIn, timeZoneFor } from '#app/domain/time-zone.ts'
import { accountQueries } from '#app/features/account/account.queries.ts'
import { pageDataQueries } from '#app/features/page-data/page-data.queries.ts'

/** The same time as the component's (`useMoment`), so that loader and component ask for the same days. */
export const loadedNow = (queryClient: QueryClient): number =>
  queryClient.getQueryState(pageDataQueries.current().queryKey)?.dataUpdatedAt || Date.now()

/** The day where the member lives, `YYYY-MM-DD`; page data and profile are loaded for it. */
export async function loadToday(queryClient: QueryClient): Promise<string> {
  await Promise.all([
    queryClient.prefetchQuery(pageDataQueries.current()),
    queryClient.prefetchQuery(accountQueries.profile()),
  ])
  const profile = queryClient.getQueryData(accountQueries.profile().queryKey)
  return dayIn(loadedNow(queryClient), timeZoneFor(profile?.provinceCode, profile?.timeZone))
}
