import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { stepUpQueries } from '#app/actions/step-up.data.ts'
import { BackendError } from '#app/backend/backend-error.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { addressQueries } from './addresses.data.ts'

interface AddressSearch {
  /** The address that must exist; a new one without. */
  readonly uniqueId?: string
  readonly intent: string | undefined
  /** A removal has returned from its step-up and may have been made: then the page says that the address is gone. */
  readonly mayBeGone?: boolean
}

/** Loads what an address's form shows. Another customer's address counts as not found. */
export async function loadAddress(
  queryClient: QueryClient,
  { uniqueId, intent, mayBeGone }: AddressSearch,
): Promise<void> {
  const [list] = await Promise.all([
    uniqueId === undefined ? undefined : queryClient.ensureQueryData(addressQueries.list()),
    queryClient.ensureQueryData(accountQueries.profile()),
    queryClient.prefetchQuery(pageDataQueries.current()),
    intent ? queryClient.prefetchQuery(stepUpQueries.returned(intent)) : undefined,
  ])
  const isOwn = Boolean(queryClient.getQueryData(stepUpQueries.returned(intent).queryKey))
  if (mayBeGone && isOwn) return
  if (!list || list.addresses.some((address) => address.uniqueId === uniqueId)) return
  // It may be the one that could not be read: then it is not gone.
  if (list.leftOut > 0) throw new BackendError({ code: 'PARSE_ERROR' })
  throw notFound()
}
