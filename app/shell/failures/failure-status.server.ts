import { BackendError, isBare, isUnavailable } from '#app/backend/backend-error.ts'
import { retryAfterSeconds, Unavailable } from '#app/edge/answers.ts'

/** The response status of a page that failed. */
export interface FailedPage {
  readonly status: number
  /** Value of `Retry-After`, in seconds. */
  readonly retryAfter?: number
}

/** The client closed the connection. A non-standard status that nginx and others log. */
export const CLIENT_LEFT: FailedPage = { status: 499 }

/**
 * 503 with `Retry-After`.
 * @param retryAfterMs when the backend may be called again, in milliseconds, if it said so
 */
export const unavailable = (retryAfterMs = 0): FailedPage => ({
  status: 503,
  retryAfter: Math.max(retryAfterSeconds(), Math.ceil(retryAfterMs / 1000)),
})

/**
 * The status for an error. A 4xx in the backend's own words (an account on hold, for example) becomes the page's status; what
 * is unavailable for now is a 503 with `Retry-After`; anything else is a 500.
 */
export function failedPage(error: unknown): FailedPage {
  if (error instanceof Unavailable) return unavailable()
  if (!(error instanceof BackendError)) return { status: 500 }
  const { status = 0, code, retryAfterMs } = error
  // A bare one is of a box in between and about the site's own call: at a 407 a browser shows a page of its own, and it sends
  // a form again at a 408.
  const isOfTheCall = isBare(error) && status < 500
  if (status >= 400 && status < 500 && !isOfTheCall) return { status }
  if (code === 'ABORTED') return CLIENT_LEFT
  return isUnavailable(error) || code === 'NO_ANSWER' || isOfTheCall
    ? unavailable(retryAfterMs)
    : { status: 500 }
}
