import type { QueryClient } from '@tanstack/react-query'
import { defaultTimeZone, overrideZoneRules, type ZoneRules, zoneRules } from '#app/domain/time-zone.ts'
import { readerLocation } from '#app/site/page-parts/reader-location.ts'

/** The server's rules for the zones that a page is written in, as text that travels with it. */
export function pageClock(queryClient: QueryClient): string {
  const { timeZone } = readerLocation(queryClient)
  return JSON.stringify([...new Set([timeZone, defaultTimeZone])].map((zone) => zoneRules(zone, Date.now())))
}

/** In the browser, before the page comes to life: its clocks tell what the server's did. */
export function setPageClock(text: string): void {
  const rules: ZoneRules[] = JSON.parse(text)
  rules.forEach(overrideZoneRules)
}
