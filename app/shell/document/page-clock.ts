import type { QueryClient } from '@tanstack/react-query'
import { defaultTimeZone, overrideZoneRules, type ZoneRules, zoneRules } from '#app/domain/time-zone.ts'
import { readerLocation } from '#app/member-data/reader.ts'

/** The server's offset rules for the page's time zone, for use in the browser. */
export function pageClock(queryClient: QueryClient): ZoneRules[] {
  const { timeZone } = readerLocation(queryClient)
  return [...new Set([timeZone, defaultTimeZone])].map((zone) => zoneRules(zone, Date.now()))
}

/** In the browser, before hydration: dates render as they did on the server, whatever rules the browser has. */
export function setPageClock(rules: readonly ZoneRules[]): void {
  for (const rule of rules) overrideZoneRules(rule)
}
