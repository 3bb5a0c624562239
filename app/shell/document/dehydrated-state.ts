import type { QueryClient } from '@tanstack/react-query'
import type { ZoneRules } from '#app/domain/time-zone.ts'
import { type DehydratedQuery, hydrateQueries } from '../calls/query-client.ts'
import { setPageClock } from './page-clock.ts'

/** The data that the server read to render a page, so that the browser hydrates without requests. */
export interface DehydratedState {
  readonly queries: readonly DehydratedQuery[]
  readonly clock: readonly ZoneRules[]
}

/** The `id` of the element that holds the state, as JSON. */
export const STATE_ELEMENT = 'dehydrated-state'

/** Fills the query cache of the browser from the document. */
export function hydrateState(queryClient: QueryClient): void {
  const state: DehydratedState = JSON.parse(document.getElementById(STATE_ELEMENT)?.textContent ?? '')
  setPageClock(state.clock)
  hydrateQueries(queryClient, state.queries)
}
