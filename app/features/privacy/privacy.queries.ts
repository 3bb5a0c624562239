import { queryOptions } from '@tanstack/react-query'
import { getClosing, getConsents, listDataExports } from './privacy.functions.ts'

/** How often the page looks whether an export is ready; milliseconds. */
const LOOK_EVERY_MS = 5_000

export const privacyQueries = {
  all: ['privacy'] as const,
  consents: () =>
    queryOptions({ queryKey: [...privacyQueries.all, 'consents'], queryFn: () => getConsents() }),
  exports: () =>
    queryOptions({
      queryKey: [...privacyQueries.all, 'exports'],
      queryFn: () => listDataExports(),
      refetchInterval: ({ state }) => (state.data?.[0]?.state === 'running' ? LOOK_EVERY_MS : false),
    }),
  closing: () => queryOptions({ queryKey: [...privacyQueries.all, 'closing'], queryFn: () => getClosing() }),
}
