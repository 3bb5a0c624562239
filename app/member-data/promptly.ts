import { createIsomorphicFn } from '@tanstack/react-start'
import { BackendError } from '#app/backend/backend-error.ts'
import { READ_PATIENCE_MS, within } from '#app/domain/within.ts'

/**
 * What many pages ask for, and few are about. While a page is rendered it is given up long before its call is: each page has
 * words for it, or is whole without, and the browser, which waits as long as the call, asks again.
 * @throws BackendError `TIMEOUT`
 */
export async function promptly<Value>(reading: Promise<Value>): Promise<Value> {
  await endedSoon(reading)
  return reading
}

const endedSoon: (reading: Promise<unknown>) => Promise<void> = createIsomorphicFn()
  .server(async (reading: Promise<unknown>) => {
    const ended = reading.then(
      () => undefined,
      () => undefined,
    )
    await within(READ_PATIENCE_MS, ended).catch(() => {
      throw new BackendError({ code: 'TIMEOUT' })
    })
  })
  .client(async () => undefined)
