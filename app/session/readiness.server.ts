import { describeError, log } from '#app/edge/log.server.ts'
import { recordStore } from './store.server.ts'

/** Why the store was lost since it last answered. */
const causes = new Set<string>()

/**
 * Ready means: this process reaches the session store and is not draining. A backend that is down does not take
 * the site down. The log says once that the store is lost, once more for another cause (the disk that was full is now
 * read-only), and once that it is back, however often a proxy asks.
 */
export async function readiness(): Promise<Response> {
  const headers = { 'cache-control': 'no-store' }
  if (isDraining()) return Response.json({ status: 'leaving' }, { status: 503, headers })
  try {
    await recordStore().ping()
    if (causes.size > 0) log.info('the session store answers again')
    causes.clear()
    return Response.json({ status: 'ready' }, { headers })
  } catch (error) {
    const cause = causeOf(error)
    if (!causes.has(cause)) log.error({ err: error }, 'the session store does not answer')
    causes.add(cause)
    return Response.json({ status: 'unavailable' }, { status: 503, headers })
  }
}

/** The same text as long as the same goes wrong. */
const causeOf = (error: unknown) =>
  JSON.stringify(describeError(error), (key, value: unknown) => (key === 'stack' ? undefined : value))

let isShuttingDown = false

/** Makes the readiness check fail from now on, while the process still serves requests. */
export function beginDraining(): void {
  isShuttingDown = true
}

export const isDraining = (): boolean => isShuttingDown
