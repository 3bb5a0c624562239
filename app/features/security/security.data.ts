import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { unfreeze } from '#app/actions/account.ts'
import { stepUpQueries } from '#app/actions/step-up.data.ts'
import { withIntents } from '#app/actions/with-intents.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from '#app/session/own-sessions.server.ts'
import { withCustomer } from '#app/session/session.middleware.ts'

/** Whether redemptions are stopped, and since when. */
export const getFreeze = createServerFn()
  .middleware([withCustomer])
  .handler(({ context }) => context.backend.getFreeze())

/** Stops every redemption at once. */
export const freezeAccount = createServerFn({ method: 'POST' })
  .middleware([withCustomer])
  .handler(({ context }) => context.backend.freezeAccount())

/**
 * Records that redemptions are to be allowed again, until a step-up confirms it.
 * @returns the handle by which the customer confirms it
 * @throws BackendError 401 `SIGNED_OUT`, 429 `TOO_MANY_REQUESTS`
 */
export const prepareUnfreeze = createServerFn({ method: 'POST' })
  .middleware([withIntents])
  .handler(({ context }) => context.intents.prepare({ ...unfreeze.ask({}), resumePath: '/account/security' }))

/** What happened to the account, newest first. */
export const getSecurityLog = createServerFn()
  .middleware([withCustomer])
  .handler(({ context }) => context.backend.getSecurityLog())

/** Where the customer is signed in: this browser first. */
export const getSessions = createServerFn()
  .middleware([withCustomer])
  .handler(({ context }) => listOwnSessions(context.session))

/** Signs another browser out, or with no key all others. */
export const endSessions = createServerFn({ method: 'POST' })
  .middleware([withCustomer])
  .validator(z.object({ key: z.string().max(200).optional() }))
  .handler(async ({ data: { key }, context }): Promise<void> => {
    if (key === undefined) await endOtherSessions(context.session)
    else await endOwnSession(context.session, key)
  })

export const securityQueries = {
  all: ['security'] as const,
  freeze: () => queryOptions({ queryKey: [...securityQueries.all, 'freeze'], queryFn: () => getFreeze() }),
  log: () => queryOptions({ queryKey: [...securityQueries.all, 'log'], queryFn: () => getSecurityLog() }),
  sessions: () =>
    queryOptions({ queryKey: [...securityQueries.all, 'sessions'], queryFn: () => getSessions() }),
}

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
