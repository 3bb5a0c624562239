import type { QueryClient } from '@tanstack/react-query'
import {
  agreeOnZone,
  defaultTimeZone,
  timeZoneFor,
  type ZoneRules,
  zoneRules,
} from '#app/domain/time-zone.ts'
import { accountQueries } from '#app/features/account/account.queries.ts'
import { placeQueries } from '#app/features/place/place.queries.ts'

/** The server's rules for the zones that a page is written in, as text that travels with it. */
export function pageClock(queryClient: QueryClient): string {
  const profile = queryClient.getQueryData(accountQueries.profile().queryKey)
  const place = queryClient.getQueryData(placeQueries.current().queryKey)
  const timeZone = timeZoneFor(profile?.provinceCode ?? place?.provinceCode, profile?.timeZone)
  return JSON.stringify([...new Set([timeZone, defaultTimeZone])].map((zone) => zoneRules(zone, Date.now())))
}

/** In the browser, before the page comes to life: its clocks tell what the server's did. */
export function setPageClock(text: string): void {
  const rules: ZoneRules[] = JSON.parse(text)
  rules.forEach(agreeOnZone)
}
