import type { QueryClient } from '@tanstack/react-query'
import { pageDataQueries } from '#app/features/page-data/page-data.queries.ts'
import { stepUpQueries } from '#app/session/step-up.queries.ts'
import { securityQueries } from './security.queries.ts'

/** What the security page shows. Each part may fail by itself; one that the backend does not have is not asked for. */
export async function loadSecurity(queryClient: QueryClient, intent: string | undefined): Promise<void> {
  const { featureFlags } = await queryClient.ensureQueryData(pageDataQueries.current())
  await Promise.all([
    queryClient.prefetchQuery(securityQueries.sessions()),
    featureFlags.freeze ? queryClient.prefetchQuery(securityQueries.freeze()) : undefined,
    featureFlags.securityLog ? queryClient.prefetchQuery(securityQueries.log()) : undefined,
    intent ? queryClient.prefetchQuery(stepUpQueries.returned(intent)) : undefined,
  ])
}
