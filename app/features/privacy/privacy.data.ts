import { type ConsentList, consentBody, dataExportParams } from '@borealis/contract/me.ts'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import { setResponseHeader } from '@tanstack/react-start/server'
import { closeAccount } from '#app/actions/account.ts'
import { stepUpQueries } from '#app/actions/step-up.data.ts'
import { withIntents } from '#app/actions/with-intents.ts'
import { isAboutField, nullIfMissing } from '#app/backend/backend-error.ts'
import { consentQueries } from '#app/features/consent/consent.data.ts'
import { experimentQueries } from '#app/member-data/experiments.data.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { withCustomer } from '#app/session/session.middleware.ts'

/** What the member agreed to, with the wording and the day. */
export const getConsents = createServerFn()
  .middleware([withCustomer])
  .handler(({ context }) => context.backend.listConsents())

/** The consents after the change, or that the wording on the screen is no longer the one that counts. */
type SavedConsent =
  | { readonly ok: true; readonly list: ConsentList }
  | { readonly ok: false; readonly reason: 'wording' }

/**
 * Gives or withdraws one consent.
 * @throws BackendError 401 `SIGNED_OUT`, and whatever is not about the wording
 */
export const setConsent = createServerFn({ method: 'POST' })
  .middleware([withCustomer])
  .validator(consentBody)
  .handler(async ({ data, context }): Promise<SavedConsent> => {
    try {
      return { ok: true, list: await context.backend.setConsent({ body: data }) }
    } catch (error) {
      if (isAboutField(error, 'wordingVersion')) return { ok: false, reason: 'wording' }
      throw error
    }
  })

/** The exports asked for lately, newest first. */
export const listDataExports = createServerFn()
  .middleware([withCustomer])
  .handler(async ({ context }) => (await context.backend.listExports()).exports)

/** Asks for a copy of everything. @throws BackendError 401 `SIGNED_OUT`, 429 `TOO_MANY_REQUESTS` */
export const requestDataExport = createServerFn({ method: 'POST' })
  .middleware([withCustomer])
  .handler(({ context }) => context.backend.requestExport())

/** The file of an export that is ready: JSON, indented for people. @throws BackendError 404 `NOT_FOUND` */
export const readDataExport = createServerFn()
  .middleware([withCustomer])
  .validator(dataExportParams)
  .handler(async ({ data: { exportId }, context }): Promise<string> => {
    setResponseHeader('cache-control', 'no-store')
    return JSON.stringify(await context.backend.downloadExport({ params: { exportId } }), null, 2)
  })

/** Whether the account is about to be closed, and what that costs. */
export const getClosing = createServerFn()
  .middleware([withCustomer])
  .handler(({ context }) => context.backend.getDeletion())

/**
 * Records that the account is to be closed, until a step-up confirms it.
 * @returns the handle by which the customer confirms it
 * @throws BackendError 401 `SIGNED_OUT`, 429 `TOO_MANY_REQUESTS`
 */
export const prepareClosing = createServerFn({ method: 'POST' })
  .middleware([withIntents])
  .handler(({ context }) =>
    context.intents.prepare({ ...closeAccount.ask({}), resumePath: '/account/privacy' }),
  )

/** Takes the closing back. One that was taken back already is no error. @throws BackendError 401 `SIGNED_OUT` */
export const cancelClosing = createServerFn({ method: 'POST' })
  .middleware([withCustomer])
  .handler(async ({ context }): Promise<void> => {
    await context.backend.cancelDeletion().catch(nullIfMissing)
  })

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

/** Whether the account is about to be closed, where the programme lets that be asked for. */
/** Whether the account is about to be closed, where the programme lets one be closed. */
export function useClosing() {
  const { data } = useQuery(pageDataQueries.current())
  return useQuery({ ...privacyQueries.closing(), enabled: data?.featureFlags.accountDeletion === true })
}

export async function loadClosing(queryClient: QueryClient): Promise<void> {
  const { queryKey } = pageDataQueries.current()
  await queryClient.prefetchQuery(pageDataQueries.current())
  if (queryClient.getQueryData(queryKey)?.featureFlags.accountDeletion)
    await queryClient.prefetchQuery(privacyQueries.closing())
}

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
    loadClosing(queryClient),
    intent ? queryClient.prefetchQuery(stepUpQueries.returned(intent)) : undefined,
  ])
}
