import { BackendError, isUnavailable } from '#app/backend/backend-error.ts'
import { retryAfterSeconds } from '#app/http/retry-after.ts'
import { Unavailable } from '#app/http/unavailable.server.ts'

/** How a page that failed is answered. */
export interface FailedPage {
  readonly status: number
  /** When to ask again; seconds. */
  readonly retryAfter?: number
}

/** The client has gone. Not in the standard; nginx and others log this status. */
export const CLIENT_LEFT: FailedPage = { status: 499 }

/** What cannot be had for now, and when to ask again; `retryAfterMs` where whoever failed said so. */
export const unavailable = (retryAfterMs = 0): FailedPage => ({
  status: 503,
  retryAfter: Math.max(retryAfterSeconds(), Math.ceil(retryAfterMs / 1000)),
})

/**
 * A backend that refuses (an account on hold, say) is no failure of ours: its 4xx is the page's. What cannot be had for
 * now is a 503 that says when to ask again; only what is broken is a 500.
 */
export function failedPage(error: unknown): FailedPage {
  if (error instanceof Unavailable) return unavailable()
  if (!(error instanceof BackendError)) return { status: 500 }
  const { status = 0, code, retryAfterMs } = error
  if (status >= 400 && status < 500) return { status }
  if (code === 'ABORTED') return CLIENT_LEFT
  return isUnavailable(error) ? unavailable(retryAfterMs) : { status: 500 }
}
