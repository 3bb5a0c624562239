import type { QueryKey } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { BackendError } from '#app/backend/backend-error.ts'
import { READ_PATIENCE_MS, within } from '#app/domain/within.ts'
import { log } from '#app/edge/log.server.ts'
import { env } from '#app/env.server.ts'

/** How long a page waits for what it can be shown without; milliseconds. */
export const readPatienceMs: () => number = createIsomorphicFn()
  .server(() => env().PAGE_PATIENCE_MS)
  .client(() => READ_PATIENCE_MS)

/**
 * Says on the server which queries a page did not wait for: their calls may still succeed, and are logged only if they fail. Of a
 * key only what it is about, not for whom.
 */
export const logLate: (queries: readonly QueryKey[], err?: unknown) => void = createIsomorphicFn()
  .server((queries: readonly QueryKey[], err?: unknown) => {
    const late = queries.map((key) => key.slice(0, 2).join('/'))
    log.warn({ late, err }, 'a page did not wait for what is late')
  })
  .client(() => undefined)

/**
 * What many pages ask for, and few are about. While a page is rendered it is given up long before its call is: each page has
 * words for it, or is whole without, and the browser, which waits as long as the call, asks again.
 * @throws BackendError `TIMEOUT`
 */
export async function promptly<Value>(key: QueryKey, reading: Promise<Value>): Promise<Value> {
  await endedSoon(key, reading)
  return reading
}

const endedSoon: (key: QueryKey, reading: Promise<unknown>) => Promise<void> = createIsomorphicFn()
  .server(async (key: QueryKey, reading: Promise<unknown>) => {
    await within(readPatienceMs(), Promise.allSettled([reading])).catch(() => {
      logLate([key])
      throw new BackendError({ code: 'TIMEOUT' })
    })
  })
  .client(async () => undefined)

/** The share of a page's patience that a call which the page waits for spends on what its answer is whole without. */
const IN_PASSING = 0.4

/**
 * What the answer of a server function is whole without.
 * @param key what it is, for the log
 * @throws what the reading throws, which is logged already, or Error `TIMEOUT`
 */
export function inPassing<Value>(key: QueryKey, reading: Promise<Value>): Promise<Value> {
  return within(IN_PASSING * readPatienceMs(), reading).catch((error: unknown) => {
    if (!(error instanceof BackendError)) logLate([key], error)
    throw error
  })
}
