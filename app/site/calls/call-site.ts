import { BackendError } from '#app/backend/backend-error.ts'
import { retryAfterMs } from '#app/http/retry-after.ts'
import { reloadForRelease } from './release-skew.ts'

/**
 * How the browser calls server functions. One that a release has removed loads the page again with its drafts; a site
 * that has no room says when to come back, and the call may be repeated then.
 * @throws BackendError 503 `BUSY`, or `NOT_SENT` when there was no network to begin with: nothing was done
 */
export const callSite: typeof fetch = async (input, init) => {
  const isOffline = navigator.onLine === false
  const response = await fetch(input, init).catch((error: unknown) => {
    throw isOffline ? new BackendError({ code: 'NOT_SENT' }) : error
  })
  if (response.status === 410 && (await response.clone().text()).includes('RELEASE_GONE')) reloadForRelease()
  const after = response.headers.get('retry-after')
  if (response.status === 503 && after !== null) {
    throw new BackendError({ status: 503, code: 'BUSY', retryAfterMs: retryAfterMs(after) })
  }
  return response
}
