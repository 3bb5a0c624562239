import type { QueryClient } from '@tanstack/react-query'
import { stepUpQueries } from '#app/actions/step-up.data.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { securityQueries } from './security.data.ts'

/** Loads the parts of the security page that the backend has. Each may fail by itself. */
export async function loadSecurity(queryClient: QueryClient, intent: string | undefined): Promise<void> {
  const { featureFlags } = await queryClient.ensureQueryData(pageDataQueries.current())
  await Promise.all([
    queryClient.prefetchQuery(securityQueries.sessions()),
    featureFlags.freeze ? queryClient.prefetchQuery(securityQueries.freeze()) : undefined,
    featureFlags.securityLog ? queryClient.prefetchQuery(securityQueries.log()) : undefined,
    intent ? queryClient.prefetchQuery(stepUpQueries.returned(intent)) : undefined,
  ])
}
