import { BackendError } from '#app/backend/backend-error.ts'
import { within } from '#app/domain/within.ts'
import { retryAfterMs } from '#app/edge/answers.ts'
import { reloadForRelease } from './release-skew.ts'

/**
 * Until an answer counts as lost; milliseconds. The backend answers within 10 s, or the site says that it has not, and who waits for
 * a change is told by then that nobody knows yet. What is only read may come slowly.
 */
const ANSWER_MS = { write: 11_500, read: 20_000 }

/** Whether Start has written it: the sign-in page of a hotel's network comes with 200, too, and would pass for what was asked. */
const isOurs = ({ headers }: Response): boolean => headers.has('x-tss-serialized') || headers.has('x-tss-raw')

/** With its body, so that the limit counts until the last byte. */
const whole = async (answer: Response): Promise<Response> =>
  answer.body ? new Response(await answer.blob(), answer) : answer

/**
 * An answer as whoever calls a server function gets it. When a release has removed the function, the page reloads and keeps its drafts;
 * when the site is overloaded, the error carries the delay after which the call may be repeated.
 * @throws BackendError 503 `BUSY`: nothing was done; `NETWORK` when somebody else has answered
 */
export async function siteAnswer(response: Response): Promise<Response> {
  if (response.status === 410 && (await response.clone().text()).includes('RELEASE_GONE')) reloadForRelease()
  const after = response.headers.get('retry-after')
  if (response.status === 503 && after !== null) {
    throw new BackendError({ status: 503, code: 'BUSY', retryAfterMs: retryAfterMs(after) })
  }
  if (response.ok && !isOurs(response)) throw new BackendError({ code: 'NETWORK' })
  return response
}

/**
 * The `fetch` of server function calls.
 * @throws BackendError as `siteAnswer`, and `NOT_SENT` when the browser was offline: nothing was done
 */
export const callSite: typeof fetch = async (input, init) => {
  const isOffline = navigator.onLine === false
  const ms = init?.method === 'POST' ? ANSWER_MS.write : ANSWER_MS.read
  const response = await within(ms, fetch(input, init).then(whole)).catch((error: unknown) => {
    throw isOffline ? new BackendError({ code: 'NOT_SENT' }) : error
  })
  return siteAnswer(response)
}
