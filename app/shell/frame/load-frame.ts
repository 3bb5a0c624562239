import type { QueryClient } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { BackendError, isAccountBlocked } from '#app/backend/backend-error.ts'
import { takeoverIn } from '#app/domain/takeover.ts'
import { dayIn } from '#app/domain/time-zone.ts'
import { announcementQueries } from '#app/member-data/announcements.data.ts'
import { balanceQueries } from '#app/member-data/balance.data.ts'
import { experimentQueries } from '#app/member-data/experiments.data.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { provinceQueries } from '#app/member-data/province.data.ts'
import { readerLocation } from '#app/member-data/reader.ts'
import { sessionQueries } from '#app/session/session.data.ts'
import type { AccountProblem } from '../member/account-problem.ts'
import { beside } from '../page-parts/beside.ts'
import { firstInteraction, lazyPart } from '../page-parts/lazy-part.tsx'

/** Few members see it: its code loads where it is shown. */
export const StoppedAccountStrip = lazyPart(() =>
  import('../member/stopped-account.tsx').then((module) => module.StoppedAccountStrip),
)

/** Stays server-rendered HTML until the first interaction: its links need no application. */
export const MemberBar = lazyPart(
  () => import('./member-bar.tsx').then((module) => module.MemberBar),
  firstInteraction,
)

/**
 * Loads the data that the frame of every page shows: page data, profile and balance, in parallel. A request that fails
 * or hangs leaves its part of the frame empty; it neither fails the page nor holds it up.
 * @returns the stop of a member's account, which the frame says on every page
 */
export async function loadFrame(queryClient: QueryClient): Promise<AccountProblem> {
  const forEverybody = beside(
    queryClient,
    queryClient.prefetchQuery(pageDataQueries.current()),
    queryClient.prefetchQuery(provinceQueries.current()),
    queryClient.prefetchQuery(announcementQueries.banner()),
    queryClient.prefetchQuery(experimentQueries.current()),
  )
  const { isLoggedIn } = await queryClient.ensureQueryData(sessionQueries.auth())
  await Promise.all([
    forEverybody,
    ...(isLoggedIn
      ? [
          beside(queryClient, queryClient.prefetchQuery(accountQueries.profile())),
          loadBalance(queryClient),
          MemberBar.ready(),
        ]
      : []),
  ])
  await loadTakeoverStyle(queryClient)
  const error = queryClient.getQueryState(accountQueries.profile().queryKey)?.error
  const problem = error instanceof BackendError && isAccountBlocked(error) ? error : undefined
  if (problem || queryClient.getQueryData(accountQueries.profile().queryKey)?.isFrozen)
    await StoppedAccountStrip.ready()
  return problem ? { problem } : {}
}

/**
 * Loads the takeover's colours once the reader's province is known. In the browser the theme style requests them
 * itself.
 */
const loadTakeoverStyle: (queryClient: QueryClient) => Promise<void> = createIsomorphicFn()
  .server(async (queryClient: QueryClient) => {
    const pageData = queryClient.getQueryState(pageDataQueries.current().queryKey)
    if (!pageData?.data) return
    const { province, timeZone } = readerLocation(queryClient)
    const today = dayIn(pageData.dataUpdatedAt, timeZone)
    const takeover = takeoverIn(pageData.data.takeovers, province, today)
    if (takeover)
      await beside(queryClient, queryClient.prefetchQuery(pageDataQueries.takeoverStyle(takeover.brandCode)))
  })
  .client(async () => undefined)

/** Loads the balance; where it does not come, falls back to the last known balance, which is shown with its time. */
async function loadBalance(queryClient: QueryClient): Promise<void> {
  const balance = balanceQueries.current()
  await beside(queryClient, queryClient.prefetchQuery(balance))
  if (queryClient.getQueryState(balance.queryKey)?.status === 'success') return
  await queryClient.prefetchQuery(balanceQueries.lastKnown())
}
