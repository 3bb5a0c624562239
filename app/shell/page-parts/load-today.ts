import type { QueryClient } from '@tanstack/react-query'
import { dayIn, timeZoneFor } from '#app/domain/time-zone.ts'
import { accountQueries } from '#app/features/account/account.queries.ts'
import { pageDataQueries } from '#app/features/page-data/page-data.queries.ts'

/** The same time as `useMoment` returns, so that loader and component use the same date. */
export const loadedNow = (queryClient: QueryClient): number =>
  queryClient.getQueryState(pageDataQueries.current().queryKey)?.dataUpdatedAt || Date.now()

/** Today's date in the member's time zone, `YYYY-MM-DD`. Loads page data and profile, which determine the zone. */
export async function loadToday(queryClient: QueryClient): Promise<string> {
  await Promise.all([
    queryClient.prefetchQuery(pageDataQueries.current()),
    queryClient.prefetchQuery(accountQueries.profile()),
  ])
  return knownToday(queryClient)
}

/** The same by what is loaded: without the profile, the day where most members live. */
export function knownToday(queryClient: QueryClient): string {
  const profile = queryClient.getQueryData(accountQueries.profile().queryKey)
  return dayIn(loadedNow(queryClient), timeZoneFor(profile?.provinceCode, profile?.timeZone))
}
