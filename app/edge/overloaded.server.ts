import type { Lane } from './admission.server.ts'
import { log } from './log.server.ts'
import { countRefusedRequest } from './metrics.server.ts'
import { retryAfterSeconds } from './retry-after.ts'
import { hashPolicy, securityHeaders } from './security-headers.server.ts'

const LOG_EVERY_MS = 10_000

let unlogged = 0
let loggedAt = 0

/** 503 for a request that was not started: a page for people, plain text for programs. */
export function answerOverloaded(request: Request, lane: Lane, page: () => string): Response {
  countRefusedRequest(lane)
  logRefusal(lane)
  const isForPeople = (request.headers.get('accept') ?? '').includes('text/html')
  const body = isForPeople ? page() : 'Busy: nothing was done'
  return new Response(body, {
    status: 503,
    headers: [
      ['retry-after', String(retryAfterSeconds())],
      ['content-type', isForPeople ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8'],
      ['cache-control', 'no-store'],
      ...securityHeaders(hashPolicy('')),
    ],
  })
}

/** At most one log line per period, so that a flood does not fill the disk. */
function logRefusal(lane: Lane): void {
  unlogged += 1
  if (Date.now() - loggedAt < LOG_EVERY_MS) return
  log.warn({ lane, requests: unlogged }, 'no room: requests are turned away')
  unlogged = 0
  loggedAt = Date.now()
}
