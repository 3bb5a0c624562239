import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { stepUpQueries } from '#app/actions/step-up.data.ts'
import { consentQueries } from '#app/features/consent/consent.data.ts'
import { experimentQueries } from '#app/member-data/experiments.data.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { privacyQueries } from './privacy.data.ts'

/** What the privacy page shows of what the backend has; each part may fail by itself. With none there is no page. */
export async function loadPrivacy(queryClient: QueryClient, intent: string | undefined): Promise<void> {
  const { featureFlags } = await queryClient.ensureQueryData(pageDataQueries.current())
  const { consents, dataExport, accountDeletion } = featureFlags
  if (!consents && !dataExport && !accountDeletion) throw notFound()
  await Promise.all([
    queryClient.prefetchQuery(accountQueries.profile()),
    queryClient.prefetchQuery(experimentQueries.current()),
    queryClient.prefetchQuery(consentQueries.choice()),
    consents ? queryClient.prefetchQuery(privacyQueries.consents()) : undefined,
    dataExport ? queryClient.prefetchQuery(privacyQueries.exports()) : undefined,
    accountDeletion ? queryClient.prefetchQuery(privacyQueries.closing()) : undefined,
    intent ? queryClient.prefetchQuery(stepUpQueries.returned(intent)) : undefined,
  ])
}
