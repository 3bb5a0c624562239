import { BackendError } from '#app/backend/backend-error.ts'
import { reloadForRelease } from './release-skew.ts'
import { RELEASE_CHANGED } from './wire-headers.ts'

/**
 * How the browser calls server functions. One that a release has removed loads the page again with its drafts; a site
 * that has no room says when to come back, and the call may be repeated then.
 * @throws BackendError 503 `BUSY`: nothing was done
 */
export const callSite: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (response.headers.has(RELEASE_CHANGED)) reloadForRelease()
  const after = response.headers.get('retry-after')
  if (response.status === 503 && after !== null) {
    throw new BackendError({ status: 503, code: 'BUSY', retryAfterMs: Number(after) * 1000 })
  }
  return response
}
