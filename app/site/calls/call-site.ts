import { BackendError } from '#app/backend/backend-error.ts'
import { retryAfterMs } from '#app/http/retry-after.ts'
import { reloadForRelease } from './release-skew.ts'

/**
 * How the browser calls server functions. One that a release has removed loads the page again with its drafts; a site
 * that has no room says when to come back, and the call may be repeated then.
 * @throws BackendError 503 `BUSY`: nothing was done
 */
export const callSite: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (response.status === 410 && (await response.clone().text()).includes('RELEASE_GONE')) reloadForRelease()
  const after = response.headers.get('retry-after')
  if (response.status === 503 && after !== null) {
    throw new BackendError({ status: 503, code: 'BUSY', retryAfterMs: retryAfterMs(after) })
  }
  return response
}
