import type { QueryClient } from '@tanstack/react-query'
import { defaultTimeZone, overrideZoneRules, type ZoneRules, zoneRules } from '#app/domain/time-zone.ts'
import { readerLocation } from '#app/site/page-parts/reader-location.ts'

/** The server's rules for the time zones of a page, serialized for the browser. */
export function pageClock(queryClient: QueryClient): string {
  const { timeZone } = readerLocation(queryClient)
  return JSON.stringify([...new Set([timeZone, defaultTimeZone])].map((zone) => zoneRules(zone, Date.now())))
}

/** In the browser, before hydration: dates render as they did on the server, whatever rules the browser has. */
export function setPageClock(text: string): void {
  const rules: ZoneRules[] = JSON.parse(text)
  rules.forEach(overrideZoneRules)
}
