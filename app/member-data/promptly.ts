import { createIsomorphicFn } from '@tanstack/react-start'
import { BackendError } from '#app/backend/backend-error.ts'
import { READ_PATIENCE_MS, within } from '#app/domain/within.ts'

const patienceMs: () => number | undefined = createIsomorphicFn()
  .server(() => READ_PATIENCE_MS)
  .client(() => undefined)

/**
 * Reads what many pages ask for, and few are about. While a page is rendered it is given up long before its call is: each page has
 * words for it, or is whole without, and the browser, which waits as long as the call, asks again.
 * @throws BackendError `TIMEOUT`
 */
export async function promptly<Value>(read: () => Promise<Value>): Promise<Value> {
  const reading = read()
  const ms = patienceMs()
  if (ms === undefined) return reading
  const ended = reading.then(
    () => undefined,
    () => undefined,
  )
  await within(ms, ended).catch(() => {
    throw new BackendError({ code: 'TIMEOUT' })
  })
  return reading
}
