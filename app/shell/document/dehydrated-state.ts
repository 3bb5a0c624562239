import { defaultTimeZone } from '@borealis/contract/time-zones.ts'
import type { QueryClient } from '@tanstack/react-query'
import { clockOffset } from '#app/domain/page-age.ts'
import { overrideZoneRules, type ZoneRules, zoneRules } from '#app/domain/time-zone.ts'
import { onDevice, readerLocation, setClockLag } from '#app/member-data/reader.ts'
import { sessionQueries } from '#app/session/session.data.ts'
import { type DehydratedQuery, dehydrateQueries, hydrateQueries } from '../calls/query-client.ts'

/** The data that the server read to render a page, so that the browser hydrates without requests. */
interface DehydratedState {
  readonly queries: readonly DehydratedQuery[]
  readonly clock: readonly ZoneRules[]
}

/** The `id` of the element that holds the state, as JSON. */
const STATE_ELEMENT = 'dehydrated-state'

/** Fills the query cache of the browser from the document. */
export function hydrateState(queryClient: QueryClient): void {
  const state: DehydratedState = JSON.parse(document.getElementById(STATE_ELEMENT)?.textContent ?? '')
  setPageClock(state.clock)
  hydrateQueries(queryClient, state.queries)
  // No cache keeps a member's page: it is as old as this document, or the device's clock is wrong.
  const auth = queryClient.getQueryState(sessionQueries.auth().queryKey)
  if (!auth?.data?.isLoggedIn) return
  setClockLag(clockOffset(auth.dataUpdatedAt, performance.timeOrigin, false))
  hydrateQueries(
    queryClient,
    state.queries.map(([key, data, readAt]) => [key, data, onDevice(readAt)]),
  )
}

/** The server's offset rules for the page's time zone, for use in the browser. */
function pageClock(queryClient: QueryClient): ZoneRules[] {
  const { timeZone } = readerLocation(queryClient)
  return [...new Set([timeZone, defaultTimeZone])].map((zone) => zoneRules(zone, Date.now()))
}

/** In the browser, before hydration: dates render as they did on the server, whatever rules the browser has. */
function setPageClock(rules: readonly ZoneRules[]): void {
  for (const rule of rules) overrideZoneRules(rule)
}

/**
 * The element that carries a page's state to the browser. It is outside the tree that React renders: V8 gives a
 * two-byte string of more than 65,000 characters its own memory page, which cost 1.7 ms per member page. As a data
 * block (HTML 4.12.1) it needs no entry in the content security policy.
 */
export function stateElement(queryClient: QueryClient): string {
  const state: DehydratedState = { queries: dehydrateQueries(queryClient), clock: pageClock(queryClient) }
  // Nothing but `<` can end the element or change how it is parsed (HTML 4.12.1.3).
  const json = JSON.stringify(state).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${STATE_ELEMENT}">${json}</script>`
}
