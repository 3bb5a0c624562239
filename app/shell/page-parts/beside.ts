import type { QueryClient } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { within } from '#app/domain/within.ts'
import { logLate, readPatienceMs } from '#app/member-data/promptly.ts'
import { markDegraded } from '../calls/query-client.ts'

/** How long it waits for the next such part once it has waited in vain: where one hangs, others mostly do. */
const AFTER_VAIN_MS = 500

const hanging = new WeakSet<QueryClient>()

/**
 * Waits for what the page is whole without, as far as it comes soon. Where the backend hangs, the page comes without it, long
 * before its call is given up, and the browser asks for it again. A part that is needed elsewhere on the page is waited for there.
 * @throws what the work throws in time
 */
export async function beside(queryClient: QueryClient, ...work: readonly Promise<unknown>[]): Promise<void> {
  const all = Promise.all(work)
  try {
    await within(hanging.has(queryClient) ? AFTER_VAIN_MS : readPatienceMs(), Promise.allSettled([all]))
  } catch {
    hanging.add(queryClient)
    return goWithout(queryClient)
  }
  hanging.delete(queryClient)
  await all
}

/** The page is not kept, and the log names all that it has under way. */
const goWithout: (queryClient: QueryClient) => void = createIsomorphicFn()
  .server((queryClient: QueryClient) => {
    markDegraded()
    const underWay = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' })
    logLate(underWay.map(({ queryKey }) => queryKey))
  })
  .client(() => undefined)
