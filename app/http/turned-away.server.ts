import { comeBackAfter } from './come-back-after.ts'
import { log } from './log.server.ts'
import { countTurnedAway } from './metrics.server.ts'
import type { Lane } from './room.server.ts'
import { hashPolicy, securityHeaders } from './security-headers.server.ts'

const TELL_EVERY_MS = 10_000

let untold = 0
let toldAt = 0

/**
 * 503 for a request that was not begun: a page for people, a word for programs.
 */
export function turnAway(request: Request, lane: Lane, page: () => string): Response {
  countTurnedAway(lane)
  tell(lane)
  const isForPeople = (request.headers.get('accept') ?? '').includes('text/html')
  const body = isForPeople ? page() : 'Busy: nothing was done'
  return new Response(body, {
    status: 503,
    headers: [
      ['retry-after', String(comeBackAfter())],
      ['content-type', isForPeople ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8'],
      ['cache-control', 'no-store'],
      ...securityHeaders(hashPolicy('')),
    ],
  })
}

/** One line for many: a flood must not fill the disk. */
function tell(lane: Lane): void {
  untold += 1
  if (Date.now() - toldAt < TELL_EVERY_MS) return
  log.warn({ lane, requests: untold }, 'no room: requests are turned away')
  untold = 0
  toldAt = Date.now()
}
